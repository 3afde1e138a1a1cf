import { warnOnce } from '../../browser/log';
import { type Company, socialIcons } from '../../content/company';
import { readPhoneNumber } from '../../content/phoneNumber';
import { type Check, isLine, oneOf, textCheck } from './checks';
import { isRecord, mismatch } from './mismatch';

/**
 * Fields of the company record that a page replaces; the others stay as shipped. A name is one
 * line, the year a whole number, an address a mail address, and the address of a social link is
 * `https:` or `http:`. At most 500 characters each.
 */
export type CompanyOverrides = { readonly [Field in keyof Company]?: Company[Field] | undefined };

/** A check of texts of at most 500 characters, which are taken as they are. */
const field = (expected: string, accepts: (text: string) => boolean) =>
  textCheck(expected, (text) => (accepts(text) ? text : undefined), 500);

// A line break would end the title, or a header of the mail that a link starts.
const line = field(
  'a line of text that is not empty, without characters that turn its direction',
  (text) => text.trim() !== '' && isLine(text),
);
const phone = field(
  'a telephone number such as "+91 00000 00000"',
  (text) => readPhoneNumber(text) !== undefined,
);
// Without ? and &, which would add a subject or a copy to the mail.
const mail = field(
  'a mail address such as "hello@skillmere.example"',
  (text) => /^[^\s@?&#%"<>]+@[^\s@?&#%"<>]+$/.test(text) && isLine(text),
);
const webAddress = field(
  'an https: or http: address',
  (text) => URL.canParse(text) && /^https?:/.test(new URL(text).protocol),
);

/** Not compared with today: the clock of a visitor may be wrong. */
function year(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1000 && value <= 9999) {
    return value;
  }
  throw mismatch(name, 'a year such as 2015', value);
}

const icon = oneOf(...socialIcons);

const checks: { readonly [Field in keyof Company]: Check<Company[Field]> } = {
  name: line,
  foundingYear: year,
  phone,
  whatsApp: phone,
  helloEmail: mail,
  infoEmail: mail,
  careersEmail: mail,
  socialLinks(value, name) {
    if (!Array.isArray(value)) throw mismatch(name, 'an array of links', value);
    return value.map((link: unknown, index) => {
      const label = `${name}[${index}]`;
      if (!isRecord(link)) throw mismatch(label, 'a record { displayName, url, icon }', link);
      return {
        displayName: line(link.displayName, `${label}.displayName`),
        url: webAddress(link.url, `${label}.url`),
        icon: icon(link.icon, `${label}.icon`),
      };
    });
  },
};

/**
 * The page's overrides of the shipped company. An unknown field gives only a warning.
 *
 * @param name - what the page called the record, for errors
 * @throws TypeError if a field is of the wrong type, or would make a harmful link
 */
export function overrideCompany(overrides: unknown, name: string): Partial<Company> {
  if (typeof overrides === 'string') return overrideCompany(parse(overrides, name), name);
  if (!isRecord(overrides)) throw mismatch(name, 'a record such as { name: "…" }', overrides);
  let checked: Partial<Company> = {};
  for (const [field, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    const label = `${name}.${field}`;
    if (Object.hasOwn(checks, field)) {
      checked = { ...checked, [field]: checks[field as keyof Company](value, label) };
    } else {
      warnOnce(`training-site: ${label} is not known and has no effect.`);
    }
  }
  return checked;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw mismatch(name, 'JSON of a record, such as {"name": "…"}', text);
  }
}
