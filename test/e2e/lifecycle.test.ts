import { expect, it } from 'vitest';
import { changeHash } from './changeHash';
import { describeInChromium } from './chromium';
import { count, cycle, html } from './memory';

describeInChromium('the life of a site', ({ openHtml }) => {
  it.each(['unmount', 'remove'] as const)(
    'leaves no node and no listener behind, by %s, 20 times',
    async (way) => {
      const page = await openHtml(html);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await cycle(page, 10, way);
      const before = await count(session);
      await cycle(page, 20, way);
      const after = await count(session);
      expect([after.nodes, after.listeners]).toEqual([before.nodes, before.listeners]);
    },
  );

  it('is released by the next event after a removal without unmount()', async () => {
    const page = await openHtml(html);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await cycle(page, 10, 'unmount');
    const before = await count(session);
    await cycle(page, 1, 'remove');
    await page.evaluate(() => document.dispatchEvent(new Event('selectionchange')));
    expect((await count(session)).nodes).toBe(before.nodes);
  });

  it('removes all its listeners except React’s own on the document', async () => {
    const page = await openHtml(html);
    await page.evaluate(() => {
      const left = new Set<string>();
      Object.assign(window, { left });
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const name = (target: EventTarget, type: string) =>
        `${target === window ? 'window' : target === document ? 'document' : 'other'} ${type}`;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        left.add(name(this ?? window, type));
        return addEventListener.call(this ?? window, type, ...rest);
      };
      EventTarget.prototype.removeEventListener = function (type, ...rest) {
        left.delete(name(this ?? window, type));
        return removeEventListener.call(this ?? window, type, ...rest);
      };
    });
    await cycle(page, 1, 'unmount');
    const left = await page.evaluate<string[]>('[...left]');
    expect(left.filter((name) => !name.startsWith('other'))).toEqual(['document selectionchange']);
  });

  it('changes nothing in the page after its host has removed it', async () => {
    const page = await openHtml(html);
    await page.evaluate(() => {
      const element = document.getElementById('site') as HTMLElement;
      window.TrainingSite?.mount(element);
      element.remove();
      document.title = 'Portal, another page';
    });
    await page.evaluate(changeHash, '#/training');
    expect(await page.title()).toBe('Portal, another page');
  });
});
