import '../styles/tokens.css';
import '../styles/base.css';
import { createRoot } from 'react-dom/client';
import { claimTitle } from '../browser/pageTitle';
import { company } from '../content/company';
import { Site } from '../site/Site';
import { adoptStyles } from '../styles/stylesheet';
import { createHashLocation } from './hashLocation';
import { requireElement } from './requireElement';

/** A mounted site. */
export interface MountedSite {
  /**
   * Shows the screen at `path`, as a click on a link of the site would.
   *
   * @param path - path of a screen, as `/training`; case, a query and a slash at the end don't matter
   */
  readonly navigate: (path: string) => void;
  /** Leaves the page as it was before `mount`, and `element` empty. Calling it again is harmless. */
  readonly unmount: () => void;
}

const mounted = new WeakMap<Element, MountedSite>();

/**
 * Renders the site inside `element`, in a shadow root of its own; what `element` held is replaced.
 * A site that is there already is unmounted first.
 *
 * @param element - any element that may have children, connected or not
 * @throws TypeError if `element` is no element
 */
export function mount(element: Element): MountedSite {
  requireElement(element);
  mounted.get(element)?.unmount();

  const host = element.ownerDocument.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  element.replaceChildren(host);

  const location = createHashLocation({ basePath: '', routing: 'hash' });
  const title = claimTitle();
  // A page that has a main landmark has the others too, and may have each once.
  const landmarks = !element.ownerDocument.querySelector('main, [role=main]');
  const root = createRoot(shadow, {
    // React's own handlers raise `error` on the host's window.
    onUncaughtError: logError,
    onCaughtError: logError,
    onRecoverableError: logError,
  });
  root.render(
    <Site
      location={location}
      company={company}
      landmarks={landmarks}
      setTitle={title.set}
      onNavigate={() => {}}
    />,
  );

  const site: MountedSite = {
    navigate: location.navigate,
    unmount() {
      if (mounted.get(element) !== site) return;
      mounted.delete(element);
      root.unmount();
      location.dispose();
      title.release();
      host.remove();
    },
  };
  mounted.set(element, site);
  return site;
}

function logError(error: unknown): void {
  console.error('training-site:', error);
}
