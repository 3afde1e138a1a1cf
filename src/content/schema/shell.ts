// shell.yaml: what is around every screen
import * as v from 'valibot';
import { line, text, textWith } from '../fields';

const cookieNotice = v.strictObject({
  label: v.pipe(line, v.title('Name'), v.description('For screen readers.')),
  text: v.pipe(text, v.title('Text'), v.description('What the notice says.')),
  accept: v.pipe(line, v.title('Button'), v.description('Closes the notice for good.')),
});

const error = v.strictObject({
  message: v.pipe(text, v.title('Message'), v.description('Before the contact details.')),
  action: v.pipe(line, v.title('Button'), v.description('Tries to show the screen again.')),
});

const subject = textWith(/\{source\}/, 'a text with {source} in it');

export const shell = v.pipe(
  v.strictObject({
    skipLink: v.pipe(line, v.title('Skip link'), v.description('The first link, for keyboards.')),
    home: v.pipe(
      line,
      v.title('Link to Home'),
      v.description('Said by screen readers after the name of the company.'),
    ),
    headNavLabel: v.pipe(
      line,
      v.title('Links of the header'),
      v.description('A name for screen readers.'),
    ),
    footerNavLabel: v.pipe(
      line,
      v.title('Links of the footer'),
      v.description('A name for screen readers.'),
    ),
    menuTitle: v.pipe(line, v.title('Menu'), v.description('The heading of the menu.')),
    openMenu: v.pipe(line, v.title('Open the menu'), v.description('For screen readers.')),
    closeMenu: v.pipe(line, v.title('Close the menu'), v.description('For screen readers.')),
    newTab: v.pipe(
      line,
      v.title('New tab'),
      v.description('Said by screen readers after links that open in a new tab.'),
    ),
    footerLine: v.pipe(text, v.title('Line'), v.description('Below the name in the footer.')),
    footerPlaces: v.pipe(text, v.title('Places'), v.description('At the end of the footer.')),
    subject: v.pipe(
      subject,
      v.title('Subject of mails'),
      v.description('For mails from a page with a name, which stands in the place of {source}.'),
    ),
    cookieNotice: v.pipe(
      cookieNotice,
      v.title('Cookie notice'),
      v.description('Shown until a visitor closes it.'),
    ),
    error: v.pipe(
      error,
      v.title('Error'),
      v.description('Shown in the place of a screen that can’t be shown.'),
    ),
  }),
  v.title('Header, footer and notice'),
);
