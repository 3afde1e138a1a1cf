import { warnOnce } from '../../browser/log';
import { isPhoneNumber } from '../../components/phoneNumber';
import { company } from '../../content/edition';
import { type Company, type SocialLink, socialIcons } from '../../content/types';
import { isRecord, limitLength, mismatch } from './mismatch';

/**
 * Fields of the company record that a host replaces; the others stay as shipped. A name is one line, an address a
 * mail address, and the address of a social link is `https:` or `http:`. At most 500 characters each.
 */
export type CompanyOverrides = { readonly [Field in keyof Company]?: Company[Field] | undefined };

interface Check {
  readonly accepts: (text: string) => boolean;
  /** What is accepted, as the end of a sentence. */
  readonly expected: string;
}

const line: Check = {
  // A line break would end the title, or a header of the mail that a link starts.
  accepts: (text) => text.trim() !== '' && !/\p{Cc}/u.test(text),
  expected: 'a line of text that is not empty',
};
const phone: Check = {
  accepts: isPhoneNumber,
  expected: 'a telephone number such as "+91 00000 00000"',
};
const address: Check = {
  // Without ? and &, which would add a subject or a copy to the mail.
  accepts: (text) => /^[^\s@?&#%"<>]+@[^\s@?&#%"<>]+$/.test(text),
  expected: 'a mail address such as "hello@skillmere.example"',
};
const webAddress: Check = {
  accepts: (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  expected: 'an https: or http: address',
};

const checks = {
  name: line,
  phone,
  whatsApp: phone,
  helloEmail: address,
  infoEmail: address,
  careersEmail: address,
} as const satisfies Record<Exclude<keyof Company, 'socialLinks'>, Check>;

type TextField = keyof typeof checks;

/**
 * The shipped company with the host's overrides.
 *
 * @param name - what the host called the record, for errors
 * @throws TypeError if a field is of the wrong type, or would make a harmful link
 */
export function overrideCompany(overrides: unknown, name: string): Company {
  if (typeof overrides === 'string') return overrideCompany(parse(overrides, name), name);
  if (!isRecord(overrides)) throw mismatch(name, 'a record such as { name: "…" }', overrides);
  const result: { -readonly [Field in keyof Company]: Company[Field] } = { ...company };
  for (const [field, value] of Object.entries(overrides)) {
    const place = `${name}.${field}`;
    if (value === undefined) continue;
    if (field === 'socialLinks') result.socialLinks = checkSocialLinks(value, place);
    else if (isTextField(field)) result[field] = check(checks[field], value, place);
    else warnOnce(`training-site: ${place} is not known and has no effect.`);
  }
  return result;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw mismatch(name, 'JSON of a record, such as {"name": "…"}', text);
  }
}

function checkSocialLinks(value: unknown, name: string): SocialLink[] {
  if (!Array.isArray(value)) throw mismatch(name, 'an array of links', value);
  return value.map((item: unknown, index) => {
    const place = `${name}[${index}]`;
    if (!isRecord(item)) throw mismatch(place, 'a record { displayName, url, icon }', item);
    const icon = socialIcons.find((known) => known === item.icon);
    if (!icon) throw mismatch(`${place}.icon`, `one of ${socialIcons.join(', ')}`, item.icon);
    return {
      displayName: check(line, item.displayName, `${place}.displayName`),
      url: check(webAddress, item.url, `${place}.url`),
      icon,
    };
  });
}

function check({ accepts, expected }: Check, value: unknown, name: string): string {
  if (typeof value === 'string') {
    limitLength(name, value, 500);
    if (accepts(value)) return value;
  }
  throw mismatch(name, expected, value);
}

function isTextField(field: string): field is TextField {
  return Object.hasOwn(checks, field);
}
