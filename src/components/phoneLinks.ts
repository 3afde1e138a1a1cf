// At the end of a number: "ext. 12", "extension 12", "x12", "#12" or ";ext=12".
const extension = /(?:;?ext[a-z]*[.:=]?|x|#) ?(\d+)$/i;

/**
 * The digits to dial, with a plus sign in front of an international number, and without its
 * extension. The zero in "+44 (0)20" is dialled only inside the country, so it is left out.
 */
function dialled(text: string): string {
  return text
    .replace(extension, '')
    .replace(/^(\W*(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+');
}

/** The `tel:` address of a number as people write it: https://www.rfc-editor.org/rfc/rfc3966 */
export function phoneUrl(text: string): string {
  const [, digits] = extension.exec(text) ?? [];
  return `tel:${dialled(text)}${digits ? `;ext=${digits}` : ''}`;
}

/** The address that opens a chat in WhatsApp, which knows no extensions. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/${dialled(text).replace('+', '')}`;
}
