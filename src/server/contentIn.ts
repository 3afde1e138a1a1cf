import contents from 'contents';
import type { Content } from '../content/schema';
import { mismatch } from '../embed/options/mismatch';

/**
 * The content in a language.
 *
 * @throws TypeError if there is no such language
 */
export function contentIn(edition: unknown = 'en'): Content {
  for (const [language, content] of Object.entries(contents)) {
    if (language === edition) return content;
  }
  const languages = Object.keys(contents).join(', ');
  throw mismatch('the option "edition"', `one of ${languages}`, edition);
}
