import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dist } from '../../build/dist.mjs';
import { careers, home, training } from '../screens';
import { describeInChromium, inPortal, script, untilPainted } from './chromium';
import { shows } from './everyScreen';
import { hostBundle } from './hostBundle';

const marked = '<div id="place" data-training-site>Loading</div>';
const taken = `<script>customElements.define('training-site', class extends HTMLElement {})</script>`;
const secondScript = script.replace('.js', '.js?second');

/** Runs code in a world of its own, as the content script of a browser extension does. */
async function inContentScript(page: Page, code: string) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const frameId = frameTree.frame.id;
  const world = await session.send('Page.createIsolatedWorld', { frameId });
  const { result } = await session.send('Runtime.evaluate', {
    expression: code,
    contextId: world.executionContextId,
  });
  await session.detach();
  return result.value as unknown;
}

const sitesIn = (page: Page) => page.locator('#place .site').count();

describeInChromium('a marked element', ({ openHtml, complaints }) => {
  it('a marked element shows its site where another script has defined <training-site>', async () => {
    const page = await openHtml(inPortal(`${taken}${marked}${script}`));
    await shows(page, home);
    expect(complaints.splice(0)).toEqual([
      'warning: training-site: another script has defined <training-site>, so that element shows no site. Use <div data-training-site> or TrainingSite.mount(element).',
    ]);
  });

  it('a marked element shows its site inside a <training-site> of another script', async () => {
    const page = await openHtml(
      inPortal(`${taken}<training-site>${marked}</training-site>${script}`),
    );
    await shows(page, home);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('a marked element shows its site where the application called define() before the script', async () => {
    const { script: application } = await hostBundle(
      `import { define } from '${resolve(dist)}/training-site.element.mjs'; define();`,
    );
    const page = await openHtml(inPortal(`${marked}${application}${script}`));
    await shows(page, home);
  });

  it('a marked element stays empty after unmount() where the script is loaded twice', async () => {
    const page = await openHtml(inPortal(`${marked}${script}${secondScript}`));
    await page.evaluate(() => {
      const place = document.getElementById('place') as Element;
      TrainingSite.mount(place).unmount();
      // Each instance that looks after marked elements looks at this one again.
      place.setAttribute('data-heading-level', '2');
    });
    await untilPainted(page);
    expect(await sitesIn(page)).toBe(0);
  });

  it('a marked element shows its site in a form whose fields hide its properties', async () => {
    const names = ['matches', 'childNodes', 'shadowRoot', 'localName', 'getAttribute'];
    const others = ['hasAttribute', 'getAttributeNames', 'querySelector', 'appendChild'];
    const fields = [...names, ...others, 'removeChild', 'attachShadow', 'nodeType', 'parentNode'];
    const inputs = fields.map((name) => `<input name="${name}">`).join('');
    const attributes = 'id="place" data-training-site data-initial-path="/careers"';
    const page = await openHtml(inPortal(`<form ${attributes}>${inputs}</form>${script}`));
    await shows(page, careers);
    await page.evaluate(
      (inputs) => document.getElementById('place')?.insertAdjacentHTML('beforeend', inputs),
      inputs,
    );
    await page.evaluate(() => {
      const form = document.getElementById('place') as Element;
      TrainingSite.mount(form, { initialPath: '/training' });
    });
    await shows(page, training);
    expect(await sitesIn(page)).toBe(1);
  });

  it('a marked element shows its site in the slot of a declarative shadow root of the page', async () => {
    const root = '<template shadowrootmode="open"><p>News</p><slot></slot></template>';
    const page = await openHtml(inPortal(`<div data-training-site>${root}</div>${script}`));
    await shows(page, home);
    await page.getByText('News', { exact: true }).waitFor();
  });

  it('a marked element leaves a shadow root of the page without a slot as it is, and warns', async () => {
    const root = '<template shadowrootmode="open"><p>News</p></template>';
    const page = await openHtml(inPortal(`<div data-training-site>${root}Loading</div>${script}`));
    await page.getByText('News', { exact: true }).waitFor();
    expect(await page.locator('[data-training-site]').textContent()).toBe('Loading');
    expect(complaints.splice(0)).toEqual([
      'warning: training-site: the shadow root of the <div data-training-site> has no <slot>, so a site in it is not shown.',
    ]);
  });
});

describeInChromium('the content script of a browser extension', ({ openHtml }) => {
  it('the content script of a browser extension mounts a site', async () => {
    const page = await openHtml(inPortal('<div id="place"></div>'));
    const code = await readFile(`${dist}/training-site.js`, 'utf8');
    const mount = `TrainingSite.mount(document.getElementById('place'))`;
    expect(await inContentScript(page, `${code};${mount};customElements`)).toBeNull();
    await shows(page, home);
  });
});
