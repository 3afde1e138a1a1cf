// navigation.yaml
import * as v from 'valibot';
import { flag, line, list, oneOf, textInHead } from '../fields';
import { paths } from '../paths';

const navigationItem = v.pipe(
  v.strictObject({
    displayName: v.pipe(line, v.title('Name'), v.description('In header, menu and footer.')),
    url: v.pipe(
      oneOf(paths),
      v.title('Screen'),
      v.description('The screen that the link leads to. Each screen has one entry.'),
    ),
    title: v.pipe(
      textInHead,
      v.title('Title'),
      v.description('What the tab of the browser shows.'),
    ),
    displayOnHeadNav: v.pipe(
      flag(true),
      v.title('In the header'),
      v.description('Whether the header has a link to it.'),
    ),
    displayOnFloatingMenu: v.pipe(
      flag(true),
      v.title('In the menu'),
      v.description('Whether the menu has a link to it.'),
    ),
  }),
  v.title('Screen'),
);

export const navigation = v.pipe(
  list(navigationItem, 'displayName', 'url'),
  v.length(paths.length, `${paths.length} entries, one for each screen`),
  v.title('Screens'),
  v.description('The links of header, menu and footer, in their order.'),
);
