import { it } from 'vitest';
import { careers, home, training } from '../screens';
import { describeSwaps, markups, shows, swappers } from './applications/swaps';
import { describeInChromium } from './chromium';

// The first; the other libraries are in swaps.deep.test.ts.
describeSwaps(swappers.slice(0, 1));

const script = '<script src="/dist/training-site.js"></script>';
const portal = `<!doctype html><html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
${script}</head><body><div id="main">Welcome</div><aside></aside></body></html>`;

describeInChromium('an element that comes later', ({ openHtml }) => {
  it('is mounted where its script comes after it, beside a frame that is called body', async () => {
    const before = `<iframe name="body"></iframe>${markups[1][1]}`;
    const page = await openHtml(portal.replace(script, '').replace('<aside>', `${before}<aside>`));
    await page.addScriptTag({ url: '/dist/training-site.js' });
    await shows(page, home.heading);
  });

  it('takes the attributes that are set in the frame in which it comes', async () => {
    const page = await openHtml(portal);
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
