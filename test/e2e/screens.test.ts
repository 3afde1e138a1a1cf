import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';

describeInChromium('the screens', ({ open, requests }) => {
  it('request only the page and the script, and nothing on any screen', async () => {
    const page = await open('/demo/');
    const own = [...requests];
    expect(own.map((url) => new URL(url).pathname)).toEqual(['/demo/', '/dist/training-site.js']);
    await onEveryScreen(page, async () => {});
    expect(requests).toEqual(own);
  });
});
