import type { ComponentType } from 'react';
import type { SitePath } from '../content/navigation';
import * as navigation from '../content/navigation';
import { notFoundTitle } from '../content/notFound';
import { AboutScreen } from '../screens/AboutScreen';
import { CareersScreen } from '../screens/CareersScreen';
import { ConsultancyScreen } from '../screens/ConsultancyScreen';
import { ContactScreen } from '../screens/ContactScreen';
import { HomeScreen } from '../screens/HomeScreen';
import type { ScreenProps } from '../screens/ScreenProps';
import { TrainingScreen } from '../screens/TrainingScreen';

interface SiteRoute {
  /** Document title while the screen is shown. */
  readonly title: string;
  readonly screen: ComponentType<ScreenProps>;
}

/** The screens by path; any other path has the 404 screen. */
export const routes = {
  '/': { title: navigation.home.title, screen: HomeScreen },
  '/know-us-more': { title: navigation.about.title, screen: AboutScreen },
  '/training': { title: navigation.training.title, screen: TrainingScreen },
  '/consultation': { title: navigation.consultancy.title, screen: ConsultancyScreen },
  '/contact-us': { title: navigation.contact.title, screen: ContactScreen },
  '/careers': { title: navigation.careers.title, screen: CareersScreen },
} as const satisfies Record<SitePath, SiteRoute>;

/** Whether `path` has a screen of its own. */
export function hasScreen(path: string): path is SitePath {
  return Object.hasOwn(routes, path);
}

/** The document title of the screen at `path`. */
export function titleOf(path: string): string {
  return hasScreen(path) ? routes[path].title : notFoundTitle;
}

/** The document titles of all screens. */
export const titles: readonly string[] = [
  ...Object.values(routes).map(({ title }) => title),
  notFoundTitle,
];
