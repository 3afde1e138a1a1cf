/** The name of the list, if a file is a list and not fields with names. */
export const rootList = 'entries';

/** `Arabic`. @param {string} language */
export const languageName = (language) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
