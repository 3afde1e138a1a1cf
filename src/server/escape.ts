/** An attribute, with a space before it. */
export const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;

/** A text as HTML shows it. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A page in windows-1252 would garble other characters. */
export const ascii = (html: string) =>
  html.replace(/[^\0-~]/gu, (character) => `&#${character.codePointAt(0)};`);
