import { writeLine } from '../browser/log';

// Set by the build: the script, and that of the previous version if there is one.
declare const __FILES__: readonly { readonly file: string; readonly integrity: string }[];
const files = __FILES__;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/**
 * Loads the first of the files that defines `<training-site>`.
 *
 * @param loader - the script element of the loader. The files are in the same folder as its own
 * @param onEnd - called with whether one of them has
 */
export function loadScript(loader: HTMLScriptElement, onEnd: (isLoaded: boolean) => void): void {
  const { src, nonce } = loader;
  const addresses = files.map(({ file }) => new URL(file, src).href);
  const trust = trustedBy('training-site-loader');

  function tryFile(index: number) {
    const address = addresses[index];
    if (address === undefined) {
      writeLine('error', `training-site: could not load ${addresses.join(' or ')}.`);
      onEnd(false);
      return;
    }
    const script = document.createElement('script');
    const end = () => {
      script.parentNode?.removeChild(script);
      // A file that was loaded may have failed.
      if (customElements.get('training-site')) onEnd(true);
      else tryFile(index + 1);
    };
    script.nonce = nonce;
    script.onload = end;
    script.onerror = end;
    // Browsers load a script that another script adds with low priority.
    script.fetchPriority = 'high';
    // For files of a disk, browsers refuse both.
    if (!address.startsWith('file:')) {
      script.crossOrigin = 'anonymous';
      script.integrity = files[index]?.integrity ?? '';
    }
    try {
      script.src = trust(address);
      document.head.appendChild(script);
    } catch {
      // The page has Trusted Types and allows no such policy.
      end();
    }
  }

  tryFile(0);
}

/** Gives addresses the type that a page with Trusted Types wants. Such a page must allow the policy `name`. */
function trustedBy(name: string): (address: string) => string {
  try {
    const factory: PolicyFactory | undefined = Reflect.get(window, 'trustedTypes');
    const policy = factory?.createPolicy(name, { createScriptURL: (address) => address });
    if (policy) return (address) => policy.createScriptURL(address);
  } catch {
    // The default policy of the page may allow the address.
  }
  return (address) => address;
}
