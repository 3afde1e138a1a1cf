// In the order of the cascade, before the styles of the components.
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/adaptations.css';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isInFrame } from '../browser/isInFrame';
import { attempt, logError } from '../browser/log';
import { restoresScroll } from '../browser/pageLoad';
import { replaceChildren } from '../browser/replaceChildren';
import { Site } from '../site/Site';
import type { SiteProps } from '../site/SiteProps';
import { adoptStyles } from '../styles/stylesheet';
import { prerenderedWith } from './prerender/prerenderedWith';
import { takeOver } from './prerender/takeOver';
import { withholdEvents } from './prerender/withholdEvents';

/** With a changed key, React creates a new tree. */
type Content = Omit<SiteProps, 'start' | 'prerendered' | 'isInFrame'> & { readonly key: number };

/** The React root of a site. */
export interface SiteRoot {
  /** Renders the current result of `content`. */
  readonly update: () => void;
  readonly unmount: () => void;
}

/**
 * Calls `callback` after the current script, and before the next paint. React refuses to render or unmount a
 * root at once while it runs an effect. In `external-react` that may be an effect of the host's application.
 */
export async function later(callback: () => void): Promise<void> {
  await undefined;
  attempt('render the site', callback);
}

/**
 * Renders the site into a shadow root, or takes over the prerendered site that is there.
 *
 * @param isReturn - whether another site was shown in this place or at this history entry
 * @param tellError - called when a screen could not be rendered or taken over
 */
export function renderSite(
  shadow: ShadowRoot,
  isReturn: boolean,
  content: () => Content,
  tellError: (error: unknown) => void,
): SiteRoot {
  // A site that replaces something is rendered whole at once. Otherwise the visitor would see content disappear and
  // come back. A browser that restores the scroll position does so once, and needs the full height then.
  const isWhole = isReturn || shadow.firstChild !== null || restoresScroll() || isInFrame(shadow);
  const taken = takeOver(shadow, content().location.path());
  const prerendered = taken && prerenderedWith(taken.settings, taken.year);
  const passEvents = taken && withholdEvents(shadow);
  const container = taken?.container ?? shadow.ownerDocument.createElement('div');
  if (!taken) replaceChildren(shadow, container);
  adoptStyles(shadow);

  const onNavigate: SiteProps['onNavigate'] = (shown) => {
    // React has hydrated by the time that the first screen is reported.
    passEvents?.();
    content().onNavigate(shown);
  };
  const site = () => {
    const { key, ...props } = content();
    return (
      <Site
        {...props}
        key={key}
        start={key > 0 || isWhole ? 'whole' : 'opening'}
        prerendered={prerendered}
        isInFrame={isInFrame(shadow)}
        onNavigate={onNavigate}
      />
    );
  };

  const onError = (error: unknown) => {
    logError(error);
    tellError(error);
  };
  // React's own handlers raise `error` on the host's window.
  const handlers = {
    onUncaughtError: onError,
    onCaughtError: onError,
    onRecoverableError: onError,
  };
  const root = taken ? hydrateRoot(container, site(), handlers) : createRoot(container, handlers);
  const render = () => root.render(site());
  let isMounted = true;
  if (!taken && isWhole) later(() => isMounted && flushSync(render));
  else if (!taken) render();

  return {
    // A transition: an urgent update would make React drop the prerendered HTML that it is hydrating.
    update: taken ? () => startTransition(render) : render,
    unmount() {
      isMounted = false;
      later(() => root.unmount());
    },
  };
}
