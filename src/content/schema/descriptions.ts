// descriptions.yaml
import * as v from 'valibot';
import { textInHead } from '../fields';
import type { paths } from '../paths';

const description = (screen: string) =>
  v.pipe(
    textInHead,
    v.maxLength(140, 'at most 140 characters'),
    v.title(screen),
    v.description(
      'For search engines and shared links, after the name of the company. At most 140 characters.',
    ),
  );

/** What search engines show of each screen. */
type Screens = Record<(typeof paths)[number] | 'notFound', v.GenericSchema<string>>;

export const descriptions = v.pipe(
  v.strictObject({
    '/': description('Home'),
    '/know-us-more': description('Know Us More'),
    '/training': description('Training'),
    '/consultation': description('Consultancy'),
    '/careers': description('Careers'),
    '/contact-us': description('Contact'),
    notFound: description('Page not found'),
  } satisfies Screens),
  v.title('Descriptions for search engines'),
);
