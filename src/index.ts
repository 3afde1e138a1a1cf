import { hasDom } from './browser/hasDom';
import { attempt } from './browser/log';
import { warnOfEarlier } from './embed/copies';
import { watchMarkedElements } from './embed/markedElements';
import { copyOf, define } from './embed/TrainingSite';

export * from './element';

// On a server there is no DOM and nothing to do. A second copy leaves the elements to the first. Guarded, because the
// script sets its global after this, whatever the page has in place of the browser's functions.
attempt('start', () => {
  if (!hasDom()) return;
  const element = customElements.get('training-site');
  if (element) {
    const earlier = copyOf(element);
    if (earlier) warnOfEarlier(earlier);
    return;
  }
  define();
  watchMarkedElements();
});
