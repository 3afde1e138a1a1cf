import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';
import { count, cycle, html } from './memory';

describeInChromium('the life of a site', ({ openHtml }) => {
  it('leaves no node and no listener behind, with unmount() and without', async () => {
    const page = await openHtml(html);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await cycle(page, 10);
    const before = await count(session);
    await cycle(page, 20);
    const after = await count(session);
    expect([after.nodes, after.listeners]).toEqual([before.nodes, before.listeners]);
  });
});
