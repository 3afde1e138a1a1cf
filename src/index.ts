import { hasDom } from './browser/hasDom';
import { attempt } from './browser/log';
import { warnOfEarlier } from './embed/instances';
import { watchMarkedElements } from './embed/markedElements';
import { define, definedBy } from './embed/TrainingSite';

export * from './element';

// On a server there is no DOM and nothing to do. Guarded, because the script sets its global after
// this, whatever the page has in place of the browser's functions.
attempt('start', () => {
  if (!hasDom()) return;
  const earlier = definedBy(customElements);
  if (earlier) warnOfEarlier(earlier);
  define();
  watchMarkedElements();
});
