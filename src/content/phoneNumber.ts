// Telephone numbers as people write them, and their links.

/** A telephone number. */
export interface PhoneNumber {
  /** The digits to dial. An international number begins with a plus sign. */
  readonly dialled: string;
  readonly extension: string | undefined;
}

/**
 * At least five digits, with spaces, brackets, slashes, dots, hyphens or dashes between them, and
 * perhaps an extension: "ext. 12", "extension 12", "x12", "#12" or ";ext=12".
 */
const written =
  /^([+( ]*(?:\d[\t \u00a0\u2000-\u200a\u202f\u2010-\u2013()./-]*){5,})(?:(?:;?ext[a-z]*[.:=]?|x|#)[ \u00a0\u202f]?(\d+))? *$/i;

/** The telephone number that a text is; undefined if it is none. */
export function readPhoneNumber(text: string): PhoneNumber | undefined {
  const [, number, extension] = written.exec(text) ?? [];
  return number === undefined ? undefined : { dialled: dialledIn(number), extension };
}

/** The zero in "+44 (0)20" is dialled only inside the country, so it is left out. */
function dialledIn(number: string): string {
  return number
    .replace(/^(\W*(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+');
}

/** The `tel:` address of a telephone number: https://www.rfc-editor.org/rfc/rfc3966 */
export function phoneUrl(text: string): string {
  const number = readPhoneNumber(text);
  const end = number?.extension ? `;ext=${number.extension}` : '';
  return `tel:${number?.dialled ?? ''}${end}`;
}

/** The address that opens a chat in WhatsApp, which knows no extensions. */
export function whatsAppUrl(text: string): string {
  const dialled = readPhoneNumber(text)?.dialled ?? '';
  return `https://wa.me/${dialled.replace('+', '')}`;
}
