import content from 'content';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isInFrame } from '../browser/isInFrame';
import { attempt, logError } from '../browser/log';
import { isLoadKnown, restoresScroll } from '../browser/pageLoad';
import { replaceChildren } from '../browser/replaceChildren';
import { Site } from '../site/Site';
import type { SiteProps } from '../site/SiteProps';
import { adoptStyles } from '../styles/stylesheet';
import { prepareHydration } from './prerender/prepareHydration';
import { withholdEvents } from './prerender/withholdEvents';

interface RenderedSite extends Omit<SiteProps, 'content' | 'openingFirst' | 'prerendered'> {
  readonly shadow: ShadowRoot;
  /** Called when a screen could not be rendered or hydrated. */
  readonly onError: (error: unknown) => void;
}

/** Whether a site was shown whole since the page was loaded. */
let hasRenderedBefore = false;

/**
 * Calls `callback` after the current script, and before the next paint. React refuses to render or
 * unmount a root at once while it runs an effect. In `external-react` that may be an effect of the
 * page's application.
 */
export async function afterScript(callback: () => void): Promise<void> {
  await undefined;
  attempt('render the site', () => inAct(callback));
}

/**
 * Calls `callback`, in `act` where React expects that. So it does in the tests of a page that has
 * its own React: their `act` may be over by now. React for production has none.
 */
function inAct(callback: () => void) {
  const act: typeof React.act | undefined = Reflect.get(React, 'act');
  if (act && Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')) act(callback);
  else callback();
}

/**
 * Renders the site into a shadow root, or hydrates the prerendered site that is there.
 *
 * @returns a function that removes it
 */
export function renderSite({ shadow, onError, ...props }: RenderedSite): () => void {
  // A later site is whole at once: it may replace the first one, or the visitor may have gone Back
  // to its page. The browser restores the scroll position only once, and needs the full height for
  // that. Where no load is known, as in jsdom, nothing is painted: a test of a page finds the whole
  // site at once, and may end at any time.
  const isWhole =
    hasRenderedBefore ||
    shadow.firstChild !== null ||
    restoresScroll() ||
    isInFrame(shadow) ||
    !isLoadKnown();
  const { path, visit } = props.store.get();
  const hydratable = prepareHydration(shadow, path);
  const passEvents = hydratable && withholdEvents(shadow);
  const container = hydratable?.container ?? shadow.ownerDocument.createElement('div');
  if (!hydratable) replaceChildren(shadow, container);
  adoptStyles(shadow);

  const site = (
    <Site
      {...props}
      content={content}
      openingFirst={!isWhole}
      // The visitor has come once, and not again when React replaces this state by that of the
      // store.
      prerendered={hydratable && { ...hydratable.state, visit }}
      onSettled={(path) => {
        // React has hydrated by the time that the first screen is reported.
        passEvents?.();
        hasRenderedBefore = true;
        props.onSettled(path);
      }}
    />
  );

  const handle = (error: unknown) => {
    logError(error);
    onError(error);
  };
  // React's own handlers raise `error` on the page's window.
  const handlers = { onUncaughtError: handle, onCaughtError: handle, onRecoverableError: handle };
  const root = hydratable
    ? hydrateRoot(container, site, handlers)
    : createRoot(container, handlers);
  const render = () => root.render(site);
  let isMounted = true;
  if (!hydratable && isWhole) {
    afterScript(() => {
      if (isMounted) flushSync(render);
    });
  } else if (!hydratable) render();

  return () => {
    isMounted = false;
    afterScript(() => root.unmount());
  };
}
