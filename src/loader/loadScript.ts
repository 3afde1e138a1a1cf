import { folderLine, folderOfFiles } from '../browser/folderOfFiles';
import { isScriptHere } from '../browser/scriptInstance';
import type { TrustedPolicy } from './trustedPolicy';

// Set by the build.
declare const __FILE__: string;
declare const __INTEGRITY__: string;

/**
 * Loads the script.
 *
 * @param loader - the script element of the loader; null in a module
 * @param policy - undefined if the page refuses one; then its default policy may allow the address
 * @param onEnd - called at the end, with whether the script has started
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
  const address = folder + __FILE__;
  const script = document.createElement('script');
  const end = () => {
    script.parentNode?.removeChild(script);
    // A file that was loaded may have failed.
    const isLoaded = isScriptHere();
    onEnd(isLoaded);
    if (isLoaded) return;
    console.error(`training-site: could not load ${address}. Put it there or add ${folderLine}`);
  };
  script.nonce = loader?.nonce ?? '';
  script.onload = end;
  script.onerror = end;
  // Browsers load a script that another script adds with low priority.
  script.fetchPriority = 'high';
  // For files on disk, browsers refuse both attributes.
  if (!address.startsWith('file:')) {
    script.crossOrigin = 'anonymous';
    script.integrity = __INTEGRITY__;
  }
  try {
    script.src = policy ? policy.createScriptURL(address) : address;
    document.head.appendChild(script);
  } catch {
    // The page has Trusted Types and allows no such policy.
    end();
  }
}
