import { aboutText } from '../src/content/about';
import { careersText } from '../src/content/careers';
import { consultancyText } from '../src/content/consultancy';
import { contactText } from '../src/content/contact';
import { homeText } from '../src/content/home';
import * as navigation from '../src/content/navigation';
import { notFoundText, notFoundTitle } from '../src/content/notFound';
import { trainingText } from '../src/content/training';
import type { NavigationItem } from '../src/content/types';

/** A screen, as the content describes it. */
export interface Screen {
  readonly path: string;
  /** Title of the document. */
  readonly title: string;
  /** Heading of level 1. */
  readonly heading: string;
  /** Name of its link in header, menu and footer. No link leads to the 404 screen. */
  readonly link: string | undefined;
}

function screenOf<Path extends string>(
  { url, title, displayName }: NavigationItem & { readonly url: Path },
  heading: string,
) {
  return { path: url, title, heading, link: displayName } satisfies Screen;
}

export const home = screenOf(navigation.home, homeText.heroLines.join(' '));
export const knowUsMore = screenOf(navigation.about, aboutText.heading);
export const training = screenOf(navigation.training, trainingText.heading);
export const consultancy = screenOf(navigation.consultancy, consultancyText.heading);
export const contact = screenOf(navigation.contact, contactText.heading);
export const careers = screenOf(navigation.careers, careersText.heading);
export const notFound = {
  path: '/no-such-screen',
  title: notFoundTitle,
  heading: `${notFoundText.code} ${notFoundText.heading}`,
  link: undefined,
} as const;

/** Every screen. */
export const screens = [
  home,
  knowUsMore,
  training,
  consultancy,
  contact,
  careers,
  notFound,
] as const;
