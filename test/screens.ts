import content from 'content';
import type { SitePath } from '../src/content/types';

/** A screen, as the content describes it. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** Of its link in header, menu and footer. No link leads to the 404 screen. */
  readonly link: string | undefined;
}

function screenOf<Path extends SitePath>(path: Path, heading: string) {
  const { title = '', displayName: link = '' } =
    content.navigation.find(({ url }) => url === path) ?? {};
  return { path, title, heading, link } as const;
}

export const home = screenOf('/', content.home.heroLines.join(' '));
export const knowUsMore = screenOf('/know-us-more', content.about.heading);
export const training = screenOf('/training', content.training.heading);
export const consultancy = screenOf('/consultation', content.consultancy.heading);
export const contact = screenOf('/contact-us', content.contact.heading);
export const careers = screenOf('/careers', content.careers.heading);
export const notFound = {
  path: '/no-such-screen',
  title: content.notFound.title,
  heading: `${content.notFound.code} ${content.notFound.heading}`,
  link: undefined,
} as const;

export const screens = [
  home,
  knowUsMore,
  training,
  consultancy,
  contact,
  careers,
  notFound,
] as const;
