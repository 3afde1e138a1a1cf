// contact.yaml
import * as v from 'valibot';
import { line, lines, list, text } from '../fields';

const kinds = v.strictObject({
  phone: v.pipe(line, v.title('Telephone'), v.description('Before the telephone number.')),
  whatsApp: v.pipe(line, v.title('WhatsApp'), v.description('Before the WhatsApp number.')),
  hello: v.pipe(line, v.title('Mail'), v.description('Before the mail address for everything.')),
  info: v.pipe(line, v.title('Information'), v.description('Before that for information.')),
});

const office = v.pipe(
  v.strictObject({
    city: v.pipe(line, v.title('City'), v.description('The heading of the row.')),
    region: v.pipe(line, v.title('Region'), v.description('State and country.')),
    timeZone: v.pipe(line, v.title('Time zone'), v.description('As it is shown.')),
  }),
  v.title('Office'),
);

const formNote = v.strictObject({
  before: v.pipe(text, v.title('Before'), v.description('Before the mail address.')),
  after: v.pipe(text, v.title('After'), v.description('After the mail address.')),
});

const form = v.strictObject({
  fullName: v.pipe(line, v.title('Name'), v.description('The label of the first field.')),
  email: v.pipe(line, v.title('Mail'), v.description('The label of the second field.')),
  message: v.pipe(line, v.title('Message'), v.description('The label of the third field.')),
  send: v.pipe(line, v.title('Button'), v.description('The button, which is switched off.')),
});

export const contact = v.strictObject({
  heading: v.pipe(line, v.title('Heading'), v.description('The heading of the screen.')),
  lede: v.pipe(text, v.title('Introduction'), v.description('Below the heading.')),
  kinds: v.pipe(kinds, v.title('Ways to reach you'), v.description('The names of the rows.')),
  officesHeadings: v.pipe(
    v.optional(lines('Heading')),
    v.title('Headings of the offices'),
    v.description('The first one for one office, the second one for two, and so on.'),
  ),
  officesHeading: v.pipe(
    line,
    v.title('Heading of more offices'),
    v.description('The heading above the offices, if that list has none for their number.'),
  ),
  offices: v.pipe(
    list(office, 'city'),
    v.title('Offices'),
    v.description('A row for each office.'),
  ),
  formHeading: v.pipe(
    line,
    v.title('Heading of the form'),
    v.description('The heading above the form.'),
  ),
  formNote: v.pipe(
    formNote,
    v.title('Note on the form'),
    v.description('Says that the form is switched off, with the mail address inside.'),
  ),
  form: v.pipe(form, v.title('Labels of the form'), v.description('Its fields and button.')),
});
