import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { MountOptions } from '../../src/index';
import { careers, home, knowUsMore, training } from '../screens';
import { hashOf } from './applications';
import { describeInChromium } from './chromium';
import { probe } from './faultProbe';
import { type Ability, abilities, type Fault } from './faultTable';

/** A page with a site, which comes after `head` and before `end`. */
export const htmlWith = ({ head = '', body = '', end = '', options = {} as MountOptions }) =>
  `<!doctype html><html lang="en"><head><title>Portal</title>${head}</head>
  <body>${body}<div id="holder">Welcome</div>
  <button id="unmount">Unmount</button><button id="mount">Mount</button>
  <script src="/dist/training-site.js"></script>
  <script>
    let site;
    const holder = document.getElementById('holder');
    const mount = () => { site = TrainingSite.mount(holder, ${JSON.stringify(options)}); };
    document.getElementById('unmount').onclick = () => site?.unmount();
    document.getElementById('mount').onclick = mount;
    mount();
  </script>
  ${end}</body></html>`;

/** Everything works in the page, except for what is lost. */
export async function expectAllBut(
  page: Page,
  lost: readonly Ability[],
  { basePath }: MountOptions = {},
  sees = 'the site',
): Promise<void> {
  const hashes = {
    trainingHash: hashOf(basePath ?? '', training.path),
    careersHash: hashOf(basePath ?? '', careers.path),
  };
  const screens = { home, training, careers, about: knowUsMore };
  const works = abilities.filter((ability) => !lost.includes(ability));
  const found = await page.evaluate(probe, { ...screens, ...hashes, lost });
  expect.soft(found.sees, 'what the visitor sees').toBe(sees);
  expect.soft(found.works, 'what works').toEqual(works);
}

/** Tests for each fault of the table: what still works, what the visitor sees, what is logged. */
export function describeFaults(faults: readonly Fault[]): void {
  describeInChromium('a site in a page where', ({ openHtml, complaints }) => {
    // Not `describe.each`, which would cut the names short.
    describe.for(faults.map((fault) => [fault.name, fault] as const))('%s', ([, fault]) => {
      const { before = '', body = '', after = '', lost = [], sees, logs = [] } = fault;

      /** Tries everything, and returns the lines of the console. */
      async function tryAll() {
        const scriptOf = (code: string) => `<script>{ ${code} }</script>`;
        const html = htmlWith({ head: scriptOf(before), body, end: scriptOf(after) });
        const page = await openHtml(html, { notice: true, waitUntil: 'commit' });
        await page.waitForLoadState();
        await expectAllBut(page, lost, {}, sees);
        return complaints.splice(0);
      }

      it('everything works that can', async () => {
        await tryAll();
      });

      it('the console has only what it should have', async () => {
        const lines = await tryAll();
        const unexpected = lines.filter((line) => !logs.some((part) => line.includes(part)));
        const missing = logs.filter((part) => !lines.some((line) => line.includes(part)));
        expect.soft(unexpected, 'unexpected lines').toEqual([]);
        expect.soft(missing, 'missing lines').toEqual([]);
      });

      it('the site tells each refusal once', async () => {
        const lines = await tryAll();
        const failures = lines.flatMap(
          (line) => line.match(/training-site: could not [^.]*/) ?? [],
        );
        expect(failures).toEqual([...new Set(failures)]);
      });
    });
  });
}
