import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Host } from '../../../tools/hosts/hosts';
import { createVisitor } from '../../../tools/hosts/visitor';
import { careers, consultancy, contact, knowUsMore, screens, training } from '../../screens';
import { describeInChromium } from '../chromium';
import { watch } from '../hostPage';

type Visitor = Awaited<ReturnType<typeof createVisitor>>;

const walks: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'Training, host link home, Back to Training, Back to where the visitor came from'(visitor) {
    await visitor.host('Partners');
    await visitor.site(training);
    await visitor.host('Host home');
    for (let step = 0; step < 3; step += 1) await visitor.back();
    await visitor.toldOfEachScreen();
  },
  async "the host's link to the page without a hash shows Home, with its title"(visitor) {
    await visitor.host('Partners');
    await visitor.site(training);
    await visitor.host('Partners');
  },
  async "a host's link to a screen shows it, from another page and from another screen"(visitor) {
    await visitor.host('Consultancy desk');
    await visitor.site(training);
    await visitor.host('Consultancy desk');
  },
  async 'links of the site are true after the host changed its path or query'(visitor) {
    await visitor.host('Partners');
    await visitor.host('Course list');
    await visitor.linksAreTrue();
    await visitor.filter();
    await visitor.linksAreTrue();
  },
  async 'Back and Forward through ten mixed steps, one entry a step'(visitor) {
    const before = await visitor.entries();
    await visitor.host('Partners');
    for (const screen of [training, careers]) await visitor.site(screen);
    await visitor.host('Consultancy desk');
    await visitor.site(contact);
    await visitor.host('Host home');
    await visitor.host('Partners');
    await visitor.site(knowUsMore);
    await visitor.host('Course list');
    await visitor.site(consultancy);
    expect((await visitor.entries()) - before).toBe(10);
    for (let step = 0; step < 10; step += 1) await visitor.back();
    for (let step = 0; step < 10; step += 1) await visitor.forward();
    await visitor.toldOfEachScreen();
  },
  async 'leaves no listener when its page is left, and gives the title back'(visitor) {
    const capturing = (names: string[]) => names.filter((name) => name.endsWith('capturing'));
    const before = await visitor.listeners();
    const visit = async () => {
      await visitor.host('Partners');
      await visitor.site(training);
      await visitor.host('Host home');
      return visitor.listeners();
    };
    // An application may add listeners of its own at the first visit. Those of the site are capturing.
    const first = await visit();
    expect(await visit()).toEqual(first);
    expect(capturing(first)).toEqual(capturing(before));
  },
};

/** Walks through the application, each walk on a new page, and watches the console. */
export function describeWalks(
  host: Host,
  prepare: (page: Page) => Promise<unknown>,
  origin: () => string = () => '',
  titles = Object.keys(walks),
): void {
  describeInChromium(`in ${host.name}`, ({ open, complaints }) => {
    it.each(titles)('%s', async (title) => {
      const told: unknown[] = [];
      const page = await open(origin() + host.home, {
        reducedMotion: 'no-preference',
        async prepare(page) {
          await watch(page);
          await page.exposeFunction('tellOfScreen', (path: string) =>
            told.push(screens.find((screen) => screen.path === path)?.heading),
          );
          await page.addInitScript(() =>
            document.addEventListener('training-site:navigate', (event) =>
              Reflect.get(window, 'tellOfScreen')((event as CustomEvent).detail.path),
            ),
          );
          await prepare(page);
        },
      });
      await walks[title]?.(await createVisitor(page, host, told));
      // Development builds introduce themselves, at the level of information.
      const lines = complaints.splice(0).filter((line) => !/^(log|info|debug):/.test(line));
      expect(lines).toEqual([]);
    });
  });
}
