import { it } from 'vitest';
import { careers, training } from '../screens';
import { describeSwaps, shows, swappers } from './applications/swaps';
import { describeInChromium, inPortal } from './chromium';

// The first; the other libraries are in swaps.deep.test.ts.
describeSwaps(swappers.slice(0, 1));

const script = '<script src="/dist/training-site.js"></script>';
describeInChromium('an element that comes later', ({ openHtml }) => {
  it('takes the attributes that are set in the frame in which it comes', async () => {
    const page = await openHtml(inPortal(script));
    await page.evaluate(async () => {
      const element = document.createElement('div');
      element.dataset.trainingSite = '';
      document.body.append(element);
      await Promise.resolve();
      element.dataset.initialPath = '/training';
    });
    await shows(page, training.heading);

    // By an observer of the page, when the body is swapped.
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.dataset.trainingSite = '';
      new MutationObserver(() => {
        element.dataset.initialPath = '/careers';
      }).observe(document, { childList: true, subtree: true });
      document.body.replaceChildren(element);
    });
    await shows(page, careers.heading);
  });
});
