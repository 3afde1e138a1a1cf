import contents from 'contents';
import type { Content } from '../content/schema';
import { mismatch } from '../embed/options/mismatch';

/**
 * The content in a language.
 *
 * @throws TypeError if the build has no such language
 */
export function contentIn(language: unknown = 'en'): Content {
  const languages = Object.keys(contents);
  const content = languages.includes(language as string) ? contents[language as string] : undefined;
  if (content) return content;
  throw mismatch('the option "language"', `one of ${languages.join(', ')}`, language);
}
