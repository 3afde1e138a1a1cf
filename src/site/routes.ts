import type { ComponentType } from 'react';
import type { Content } from '../content/schema';
import type { SitePath } from '../content/types';
import { AboutScreen } from '../screens/AboutScreen';
import { CareersScreen } from '../screens/CareersScreen';
import { ConsultancyScreen } from '../screens/ConsultancyScreen';
import { ContactScreen } from '../screens/ContactScreen';
import { HomeScreen } from '../screens/HomeScreen';
import type { ScreenProps } from '../screens/ScreenProps';
import { TrainingScreen } from '../screens/TrainingScreen';

/** The screens by path; any other path has the 404 screen. */
export const routes: Record<SitePath, ComponentType<ScreenProps>> = {
  '/': HomeScreen,
  '/know-us-more': AboutScreen,
  '/training': TrainingScreen,
  '/consultation': ConsultancyScreen,
  '/contact-us': ContactScreen,
  '/careers': CareersScreen,
};

/** The document title of the screen at `path`. */
export function titleOf({ navigation, notFound }: Content, path: string): string {
  return navigation.find(({ url }) => url === path)?.title ?? notFound.title;
}
