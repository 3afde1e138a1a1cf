import { company } from '../content/company';
import type { Company, SocialLink } from '../content/types';
import { mismatch } from './mismatch';

/** What a host may say otherwise of the company; what it leaves out stays as shipped. */
export type CompanyOverrides = { readonly [Field in keyof Company]?: Company[Field] | undefined };

const icons: readonly string[] = ['linkedin', 'facebook', 'twitter'] satisfies SocialLink['icon'][];

type Check = readonly [isRight: (value: unknown) => boolean, expected: string];

const line: Check = [
  // A line break would end the title, or a header of the mail that a link starts.
  (value) => typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value),
  'a line of text that is not empty',
];
const phone: Check = [
  (value) => typeof value === 'string' && /^\+?[\d ().-]*\d[\d ().-]*$/.test(value),
  'a telephone number such as "+91 00000 00000"',
];
const address: Check = [
  // Without ? and &, which would add a subject or a copy to the mail.
  (value) => typeof value === 'string' && /^[^\s@?&#%"<>]+@[^\s@?&#%"<>]+$/.test(value),
  'a mail address such as "hello@skillmere.example"',
];
const link: Check = [isWebAddress, 'an https: or http: address'];
const icon: Check = [(value) => icons.includes(value as string), `one of ${icons.join(', ')}`];

const checks: { readonly [Field in Exclude<keyof Company, 'socialLinks'>]: Check } = {
  name: line,
  phone,
  whatsApp: phone,
  helloEmail: address,
  infoEmail: address,
  careersEmail: address,
};

/**
 * The shipped company with the host's overrides.
 *
 * @throws TypeError if one of them is of the wrong type, or would make a link that does harm
 */
export function overrideCompany(overrides: unknown, name: string): Company {
  if (!isRecord(overrides)) throw mismatch(name, 'a record such as { name: "…" }', overrides);
  const checked: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    if (field === 'socialLinks') checked[field] = checkSocialLinks(value, `${name}.${field}`);
    else if (Object.hasOwn(checks, field)) {
      checked[field] = check(checks[field as keyof typeof checks], value, `${name}.${field}`);
    } else console.warn(`training-site: ${name}.${field} is not known and has no effect.`);
  }
  return { ...company, ...checked };
}

function checkSocialLinks(value: unknown, name: string): SocialLink[] {
  if (!Array.isArray(value)) throw mismatch(name, 'an array of links', value);
  return value.map((item: unknown, index) => {
    const place = `${name}[${index}]`;
    if (!isRecord(item)) throw mismatch(place, 'a record { displayName, url, icon }', item);
    return {
      displayName: check(line, item.displayName, `${place}.displayName`),
      url: check(link, item.url, `${place}.url`),
      icon: check(icon, item.icon, `${place}.icon`) as SocialLink['icon'],
    };
  });
}

function check([isRight, expected]: Check, value: unknown, name: string): string {
  if (!isRight(value)) throw mismatch(name, expected, value);
  return value as string;
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return /^https?:$/.test(new URL(value).protocol);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
