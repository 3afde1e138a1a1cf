import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, contact, knowUsMore, screens, training } from '../screens';
import type { Host } from './applications';
import { describeInChromium } from './chromium';
import { createVisitor } from './visitor';

type Visitor = Awaited<ReturnType<typeof createVisitor>>;

async function walk(visitor: Visitor, { keepsAddress }: Host) {
  const capturing = (names: string[]) => names.filter((name) => name.endsWith('capturing'));
  const visit = async () => {
    await visitor.host('Partners');
    await visitor.site(training);
    await visitor.host('Host home');
    return visitor.listeners();
  };
  const before = await visitor.listeners();
  // An application may add listeners of its own at the first visit. Those of the site are capturing.
  const first = await visit();
  expect(await visit()).toEqual(first);
  expect(capturing(first)).toEqual(capturing(before));

  const entries = await visitor.entries();
  await visitor.host('Partners');
  await visitor.site(training);
  // A link to the page without a hash shows Home, and a link to a screen shows the screen.
  if (!keepsAddress) await visitor.host('Partners');
  await visitor.host('Consultancy desk');
  await visitor.site(contact);
  await visitor.host('Consultancy desk');
  await visitor.host('Host home');
  await visitor.host('Partners');
  await visitor.site(knowUsMore);
  await visitor.host('Course list');
  await visitor.linksAreTrue();
  if (!keepsAddress) await visitor.filter();
  await visitor.linksAreTrue();
  await visitor.site(careers);
  const steps = keepsAddress ? 10 : 11;
  expect((await visitor.entries()) - entries).toBe(steps);
  for (let step = 0; step < steps; step += 1) await visitor.back();
  for (let step = 0; step < steps; step += 1) await visitor.forward();
}

/** A visitor walks through the application, and the console is watched. */
export function describeWalks(
  host: Host,
  prepare: (page: Page) => Promise<unknown>,
  origin: () => string = () => '',
): void {
  describeInChromium(`in ${host.name}`, ({ open, complaints }) => {
    it('Back and Forward go through the pages of host and site, one entry per step, and no listener is left', async () => {
      const told: unknown[] = [];
      const page = await open(origin() + host.home, {
        reducedMotion: 'no-preference',
        async prepare(page) {
          await page.exposeFunction('tellOfScreen', (path: string) =>
            told.push(screens.find((screen) => screen.path === path)?.heading),
          );
          await page.addInitScript(() =>
            document.addEventListener('training-site-navigate', (event) =>
              Reflect.get(window, 'tellOfScreen')((event as CustomEvent).detail.path),
            ),
          );
          await prepare(page);
        },
      });
      await walk(await createVisitor(page, host, told), host);
      // Development builds write information. Astro does not catch the error of a transition that it skips.
      const known = /^(log|info|debug):|Transition was skipped/;
      const lines = complaints.splice(0).filter((line) => !known.test(line));
      expect(lines).toEqual([]);
    });
  });
}
