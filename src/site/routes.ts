import type { ComponentType } from 'react';
import type { SitePath } from '../content/navigation';
import * as navigation from '../content/navigation';
import { notFoundTitle } from '../content/notFound';
import { AboutScreen } from '../screens/AboutScreen';
import { CareersScreen } from '../screens/CareersScreen';
import { ConsultancyScreen } from '../screens/ConsultancyScreen';
import { ContactScreen } from '../screens/ContactScreen';
import { HomeScreen } from '../screens/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import type { ScreenProps } from '../screens/ScreenProps';
import { TrainingScreen } from '../screens/TrainingScreen';

interface Route {
  /** Document title while the screen is shown. */
  readonly title: string;
  readonly screen: ComponentType<ScreenProps>;
}

const routes = {
  '/': { title: navigation.home.title, screen: HomeScreen },
  '/know-us-more': { title: navigation.about.title, screen: AboutScreen },
  '/training': { title: navigation.training.title, screen: TrainingScreen },
  '/consultation': { title: navigation.consultancy.title, screen: ConsultancyScreen },
  '/contact-us': { title: navigation.contact.title, screen: ContactScreen },
  '/careers': { title: navigation.careers.title, screen: CareersScreen },
} as const satisfies Record<SitePath, Route>;

const notFound: Route = { title: notFoundTitle, screen: NotFoundScreen };

/** Whether `path` has a screen of its own. */
export function hasScreen(path: string): path is SitePath {
  return Object.hasOwn(routes, path);
}

/** The route of `path`; the 404 screen for a path that has none. */
export function routeOf(path: string): Route {
  return hasScreen(path) ? routes[path] : notFound;
}
