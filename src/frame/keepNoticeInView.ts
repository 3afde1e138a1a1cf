/**
 * The height of the box that is observed, in px. Each px by which its visible part changes is
 * reported.
 */
const reach = 100;

/**
 * Keeps the cookie notice at the end of what the visitor sees of the frame. Where the frame is as
 * high as the site, the end of its own window is far below that of the page.
 */
export function keepNoticeInView(site: HTMLElement): void {
  /** As large as the window of the frame. */
  const windowBox = addBox();
  /**
   * Begins at the last px that is visible, so that the visible part of it changes as soon as the
   * page scrolls.
   */
  const edge = addBox();

  /**
   * Where the visible part of `windowBox` ended at the last report, in px below the top of the
   * frame.
   */
  let end: number | undefined;

  const observer = new IntersectionObserver(onReport, { threshold: thresholds() });

  function onReport(entries: readonly IntersectionObserverEntry[]) {
    const entry = entries.filter(({ target }) => target === windowBox).pop();
    if (entry) {
      if (!entry.isIntersecting) return;
      const visibleEnd = entry.intersectionRect.bottom;
      const outOfView = entry.boundingClientRect.bottom - visibleEnd;
      site.style.setProperty('--ts-out-of-view', `${outOfView}px`);
      if (end === visibleEnd) return;
      end = visibleEnd;
      edge.style.top = `${end - 0.5}px`;
    }
    // `edge` may have moved and been scrolled by the same distance. Then the same part of it is
    // visible as before, and the observer does not report it. So measure again after each change.
    measure();
  }

  /**
   * Asks for a report about `windowBox`. The observer always reports about an element that it
   * begins to observe.
   */
  function measure() {
    observer.unobserve(windowBox);
    observer.observe(windowBox);
  }

  windowBox.style.bottom = '0';
  edge.style.height = `${reach}px`;
  observer.observe(edge);
  measure();
}

/** One for each px of the box: 0, 0.01, … 1. */
function thresholds(): number[] {
  const list = [];
  for (let px = 0; px <= reach; px += 1) list.push(px / reach);
  return list;
}

/** An invisible element over the window of the frame. */
function addBox(): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'fixed', inset: '0 0 auto', visibility: 'hidden' });
  return document.body.appendChild(box);
}
