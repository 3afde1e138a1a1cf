import contents from 'contents';
import type { Content } from '../content/schema';
import { mismatch } from '../embed/options/mismatch';

/**
 * The content in a language.
 *
 * @throws TypeError if there is no such language
 */
export function contentIn(edition: unknown = 'en'): Content {
  const names = Object.keys(contents);
  const content = names.includes(edition as string) && contents[edition as string];
  if (!content) throw mismatch('the option "edition"', `one of ${names.join(', ')}`, edition);
  return content;
}
