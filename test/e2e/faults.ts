import { expect, it } from 'vitest';
import { careers, home, knowUsMore, training } from '../screens';
import { describeInChromium } from './chromium';
import { probe } from './faultProbe.mjs';
import { abilities, type Fault } from './faultTable';

const words = {
  home: home.heading,
  homeTitle: home.title,
  training: training.heading,
  trainingPath: training.path,
  careers: careers.heading,
  careersPath: careers.path,
  about: knowUsMore.heading,
};

const html = ({ before = '', body = '', after = '' }: Fault) => `<!doctype html>
  <html lang="en"><head><title>Portal</title><script>{ ${before} }</script></head>
  <body>${body}<div id="holder">Welcome</div>
  <button id="unmount">Unmount</button><button id="mount">Mount</button>
  <script src="/dist/training-site.js"></script>
  <script>
    let site;
    const holder = document.getElementById('holder');
    const mount = () => { site = TrainingSite.mount(holder); };
    document.getElementById('unmount').onclick = () => site?.unmount();
    document.getElementById('mount').onclick = mount;
    mount();
  </script>
  <script>{ ${after} }</script></body></html>`;

/** A test for each fault of the table: what still works, what the visitor sees, what is logged. */
export function describeFaults(faults: readonly Fault[]): void {
  describeInChromium('a site in a page where', ({ openHtml, complaints }) => {
    // Not `it.each`, which would cut the names short.
    it.for(faults.map((fault) => [fault.name, fault] as const))('%s', async ([, fault]) => {
      const { lost = [], sees = 'the site', logs = [] } = fault;
      const page = await openHtml(html(fault), {
        notice: true,
        waitUntil: 'commit',
      });
      await page.waitForLoadState();
      const call = `(${probe})(${JSON.stringify(words)}, ${JSON.stringify(lost)})`;
      const seen = await page.evaluate(call);
      expect(seen).toEqual({
        works: abilities.filter((ability) => !lost.includes(ability)),
        sees,
      });
      const lines = complaints.splice(0);
      expect(lines.filter((line) => !logs.some((part) => line.includes(part)))).toEqual([]);
      // The site tells each refusal once.
      const told = lines.flatMap((line) => line.match(/training-site: could not [^.]*/) ?? []);
      expect(told).toEqual([...new Set(told)]);
      expect(logs.filter((part) => !lines.some((line) => line.includes(part)))).toEqual([]);
    });
  });
}
