/** The names of links with the space between them, as the header measures them. */
export const inOneLine = (names: readonly string[]): string => names.join('\u2003\u2003');
