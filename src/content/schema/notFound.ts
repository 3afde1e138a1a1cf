// notFound.yaml: the 404 screen
import * as v from 'valibot';
import { line, list, oneOf, text, textInHead } from '../fields';
import { paths } from '../paths';

export const notFound = v.pipe(
  v.strictObject({
    title: v.pipe(
      textInHead,
      v.title('Title'),
      v.description('What the tab of the browser shows.'),
    ),
    code: v.pipe(line, v.title('Number'), v.description('Above the heading.')),
    heading: v.pipe(line, v.title('Heading'), v.description('The heading of the screen.')),
    text: v.pipe(text, v.title('Text'), v.description('Before the links.')),
    links: v.pipe(
      list(v.pipe(oneOf(paths), v.title('Link')), 'url'),
      v.title('Links'),
      v.description('The screens that may help.'),
    ),
  }),
  v.title('Page not found'),
);
