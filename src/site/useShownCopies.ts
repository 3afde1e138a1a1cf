import { type RefObject, useEffect } from 'react';
import { attempt } from '../browser/log';
import { inOneLine } from '../components/inOneLine';

/**
 * Keeps each `data-copy` equal to the text that is shown, because the stylesheet measures the copy.
 * A translator in the browser changes texts, but no attributes.
 */
export function useShownCopies(site: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = site.current;
    if (!element) return undefined;
    let observer: MutationObserver | undefined;
    attempt('watch the translated texts', () => {
      observer = new MutationObserver(() =>
        element.querySelectorAll<HTMLElement>('[data-copy]').forEach(copyShown),
      );
      observer.observe(element, { subtree: true, childList: true, characterData: true });
    });
    return () => observer?.disconnect();
  }, [site]);
}

function copyShown(element: HTMLElement): void {
  const links: string[] = [];
  element.querySelectorAll('a[data-copy]').forEach(({ textContent }) => {
    links.push(textContent);
  });
  const shown = links.length > 0 ? inOneLine(links) : element.textContent;
  if (shown && element.dataset.copy !== shown) element.dataset.copy = shown;
}
