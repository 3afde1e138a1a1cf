import contentIds from 'content-ids';

// Set by the build: changes with the code that renders HTML.
declare const __CODE_ID__: string;

/**
 * A short text that differs where two builds render HTML of other code, or of other content in this
 * language.
 */
export const sourceId = (lang: string): string => `${__CODE_ID__}-${contentIds[lang]}`;
