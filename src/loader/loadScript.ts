import { isScriptHere } from '../browser/copyOfScript';
import { folderLine, folderOfFiles } from '../browser/folderOfFiles';
import type { TrustedPolicy } from './trustedPolicy';

interface LoaderFile {
  readonly file: string;
  readonly integrity: string;
}

// Set by the build: the script, and that of the previous version if there is one.
declare const __FILES__: readonly LoaderFile[];
const files = __FILES__;

/**
 * Loads the first of the files that starts.
 *
 * @param loader - the script element of the loader; null in a module
 * @param policy - undefined if the page refuses one; then its default policy may allow the address
 * @param onEnd - called at the end, with whether a script has started
 */
export function loadScript(
  loader: HTMLScriptElement | null,
  policy: TrustedPolicy | undefined,
  onEnd: (isLoaded: boolean) => void,
): void {
  const folder = folderOfFiles(loader);
  if (folder === undefined) {
    onEnd(false);
    return;
  }
  const addressOf = ({ file }: LoaderFile) => folder + file;

  function tryFiles([first, ...others]: readonly LoaderFile[]) {
    if (!first) {
      onEnd(false);
      console.error(
        `training-site: could not load ${files.map(addressOf).join(' or ')}. Put that file there, beside the loader, or name its folder in the page: ${folderLine}`,
      );
      return;
    }
    const address = addressOf(first);
    const script = document.createElement('script');
    const end = () => {
      script.parentNode?.removeChild(script);
      // A file that was loaded may have failed.
      if (isScriptHere()) onEnd(true);
      else tryFiles(others);
    };
    script.nonce = loader?.nonce ?? '';
    script.onload = end;
    script.onerror = end;
    // Browsers load a script that another script adds with low priority.
    script.fetchPriority = 'high';
    // For files on disk, browsers refuse both attributes.
    if (!address.startsWith('file:')) {
      script.crossOrigin = 'anonymous';
      script.integrity = first.integrity;
    }
    try {
      script.src = policy ? policy.createScriptURL(address) : address;
      document.head.appendChild(script);
    } catch {
      // The page has Trusted Types and allows no such policy.
      end();
    }
  }

  tryFiles(files);
}
