import { pageDocument } from './pageDocument';
import { queryAll } from './queryAll';

const name = 'training-site-files';

/** What a page needs whose tools put our script into another file, or into the page itself. */
export const folderLine = `<meta name="${name}" content="/assets/">`;

/**
 * The address of the folder that has the files of the site, with a slash at its end: that of the
 * page's `<meta>` element, or else the folder of the script. If neither has an address, it is
 * undefined, and an error is in the console.
 *
 * @param script - the script element that asks; null in a module
 */
export function folderOfFiles(script: HTMLScriptElement | null): string | undefined {
  const [line] = queryAll(pageDocument(), `meta[name=${name}]`);
  const given = line ? line.getAttribute('content') : script?.src;
  try {
    // Tools that put scripts into the page leave no address, or one without a folder, such as that
    // of a `data:` file.
    return new URL('.', new URL(given || 'data:', document.baseURI)).href;
  } catch {
    console.error(`training-site: expected ${folderLine}, got ${line?.outerHTML ?? 'none'}.`);
    return undefined;
  }
}
