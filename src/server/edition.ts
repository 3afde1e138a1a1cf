import { editions, setEdition } from '../content/edition';
import { mismatch } from '../embed/options/mismatch';

/**
 * Chooses the language of what is rendered next.
 *
 * @throws TypeError if there is no such language
 */
export function chooseEdition(edition: unknown = 'en'): void {
  const names = Object.keys(editions);
  const name = names.find((known) => known === edition);
  if (!name) throw mismatch('the option "edition"', `one of ${names.join(', ')}`, edition);
  setEdition(name);
}
