// company.yaml
import * as v from 'valibot';
import { type Company, socialIcons } from '../company';
import { format, line, list, number, oneOf, url } from '../fields';
import { readPhoneNumber } from '../phoneNumber';

const year = v.pipe(
  number,
  v.minValue(1900, 'a year'),
  v.maxValue(new Date().getFullYear(), 'a year that has begun'),
);
const phoneExpected = 'a number with its country code, such as +91 98123 45678';
const phone = v.pipe(
  v.string(phoneExpected),
  v.check((text) => /^\+[1-9]\d{6,14}$/.test(readPhoneNumber(text)?.dialled ?? ''), phoneExpected),
  // A number that is copied from a page often has no-break spaces.
  v.transform((text) => text.replace(/\s+/g, ' ').trim()),
);
const whatsApp = v.pipe(
  phone,
  v.check((text) => !readPhoneNumber(text)?.extension, 'a number without an extension'),
);
const mail = format(
  /^[^\s@:?&#%"<>]+@[^\s@?&#%"<>]+$/,
  'an address such as hello@skillmere.example',
);

const socialLink = v.pipe(
  v.strictObject({
    displayName: v.pipe(line, v.title('Network'), v.description('Its name, such as LinkedIn.')),
    url: v.pipe(url, v.title('Address'), v.description('The address of your profile there.')),
    icon: v.pipe(oneOf(socialIcons), v.title('Icon'), v.description('The sign of the network.')),
  }),
  v.title('Network'),
);

export const company = v.strictObject({
  name: v.pipe(line, v.title('Name'), v.description('Beside the logo and in the footer.')),
  foundingYear: v.pipe(
    year,
    v.title('Founding year'),
    v.description('The first year of the copyright line.'),
  ),
  phone: v.pipe(phone, v.title('Telephone'), v.description('With the country code.')),
  whatsApp: v.pipe(whatsApp, v.title('WhatsApp'), v.description('With the country code.')),
  helloEmail: v.pipe(
    mail,
    v.title('Mail for everything'),
    v.description('Where “Write to us” and the form lead.'),
  ),
  infoEmail: v.pipe(
    mail,
    v.title('Mail for information'),
    v.description('The last row of Contact.'),
  ),
  careersEmail: v.pipe(
    mail,
    v.title('Mail for applicants'),
    v.description('Where people who look for a job write to.'),
  ),
  socialLinks: v.pipe(
    list(socialLink, 'displayName'),
    v.title('Social networks'),
    v.description('In the footer and in the menu. Each opens in a new tab.'),
  ),
}) satisfies v.GenericSchema<unknown, Company>;
