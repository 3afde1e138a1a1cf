import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

/** A page with the site, which collects the uses of contact links in `told`. */
const html = (attributes: string, { style = '', before = '' } = {}) => `<!doctype html>
<html lang="en">
<head><meta name="viewport" content="width=device-width"><title>Portal</title><style>${style}</style>
<script>
  var told = [];
  document.addEventListener('training-site:action', ({ detail }) => told.push(detail));
</script>
<script src="/dist/training-site.js" defer></script></head>
<body>${before}<training-site ${attributes}></training-site></body>
</html>`;

const levels = (shown: Page) =>
  shown.evaluate(() => {
    const { shadowRoot } = document.querySelector('training-site') as Element;
    return [...(shadowRoot?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])].map((heading) =>
      Number(heading.localName[1]),
    );
  });

const background = (shown: Page) =>
  shown.locator('.site').evaluate((site) => getComputedStyle(site).backgroundColor);

describeInChromium('options for portals', ({ openHtml }) => {
  it('theme="page" follows the switch of the page at once, without an event of the site', async () => {
    const style = 'html { color-scheme: light } html.dark { color-scheme: dark }';
    const shown = await openHtml(html('theme="page"', { style }));
    const light = await background(shown);
    const dark = await shown.evaluate(() => {
      document.documentElement.classList.add('dark');
      const site = document.querySelector('training-site')?.shadowRoot?.querySelector('.site');
      return getComputedStyle(site as Element).backgroundColor;
    });
    expect(dark).not.toBe(light);
    await shown.evaluate(() =>
      document.querySelector('training-site')?.setAttribute('theme', 'light'),
    );
    await eventually(() => background(shown)).toBe(light);
  });

  it('heading-level moves the whole outline down, keeps the look, and can change in place', async () => {
    const shown = await openHtml(html('', { before: '<main><h1>Portal</h1>' }), {
      hash: '#/contact-us',
    });
    const first = await levels(shown);
    const box = () => shown.getByRole('heading', { name: 'Say hello!' }).boundingBox();
    const place = await box();
    await shown.evaluate(() =>
      document.querySelector('training-site')?.setAttribute('heading-level', '2'),
    );
    await eventually(() => levels(shown)).toEqual(first.map((level) => level + 1));
    expect(await box()).toEqual(place);
    await loadAxe(shown);
    expect(await violations(shown)).toEqual([]);

    // The heading of the next screen has focus.
    await shown.getByRole('link', { name: 'Training' }).first().click();
    await eventually(() =>
      shown.evaluate(
        () => document.querySelector('training-site')?.shadowRoot?.activeElement?.localName,
      ),
    ).toBe('h2');
  });

  it('hide leaves out header, footer and notice, with what belongs to them', async () => {
    const shown = await openHtml(html('hide="header notice"'), {
      viewport: { width: 390, height: 800 },
    });
    for (const part of ['header', 'notice'])
      expect(await shown.locator(`[part=${part}]`).count()).toBe(0);
    for (const name of ['Skip to content', 'Open menu'])
      expect(await shown.getByText(name).count()).toBe(0);
    await loadAxe(shown);
    expect(await violations(shown)).toEqual([]);

    // The links of the footer remain, and a new screen begins at its top.
    await shown.locator('[part=footer]').getByRole('link', { name: 'Training' }).click();
    await eventually(() => shown.evaluate(() => scrollY)).toBeLessThan(10);

    await shown.evaluate(() =>
      document.querySelector('training-site')?.setAttribute('hide', 'footer'),
    );
    await eventually(() =>
      shown.locator('[part]').evaluateAll((all) => all.map((one) => one.getAttribute('part'))),
    ).toEqual(['header', 'main', 'notice']);
  });

  it('tells the page of a contact link before it opens, and opens nothing where the page cancels it', async () => {
    const shown = await openHtml(html('hide="notice"'), { hash: '#/contact-us' });
    await shown.evaluate(() =>
      document.addEventListener('training-site:action', (event) => event.preventDefault()),
    );
    const links = shown.locator('[part=main], [part=footer]').getByRole('link');
    for (const text of [/^Call/, /^WhatsApp/, /^Information/, /^LinkedIn/]) {
      await links.and(shown.getByRole('link', { name: text })).click();
    }
    const actions = await shown.evaluate<{ kind: string }[]>('told');
    expect(actions.map(({ kind }) => kind)).toEqual(['phone', 'whatsapp', 'mail', 'social']);
    expect(actions[2]).toEqual({
      kind: 'mail',
      href: 'mailto:info@skillmere.example',
      path: '/contact-us',
    });
    expect(shown.context().pages().length).toBe(1);
  });

  it('a link to a text opens the closed answer that has it', async () => {
    const shown = await openHtml(html('hide="notice"'), {
      hash: '#/consultation:~:text=Sessions%20can%20be%20recorded',
    });
    const question = shown.getByRole('button', { name: 'Do you work on site or remotely?' });
    await eventually(() => question.getAttribute('aria-expanded')).toBe('true');
    await eventually(() => shown.evaluate(() => scrollY)).toBeGreaterThan(0);

    // A closed answer stays out of reach of the keyboard and of screen readers.
    await question.click();
    const answer = shown.getByText('Sessions can be recorded');
    await eventually(() =>
      answer.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
  });

  it('the entry without effects defines the element when it is asked to', async () => {
    const shown = await openHtml(
      `<!doctype html><html lang="en"><title>Application</title>
       <training-site></training-site>
       <script type="module">
         import { define } from '/dist/training-site.element.mjs';
         window.before = customElements.get('training-site') === undefined;
         define();
         define();
         try { define({}); } catch (error) { window.refusal = error.message; }
       </script></html>`,
    );
    await shown.getByRole('heading', { level: 1 }).waitFor();
    expect(
      await shown.evaluate(() =>
        Object.fromEntries(
          Object.entries(window).filter(([key]) => ['before', 'refusal'].includes(key)),
        ),
      ),
    ).toEqual({
      before: true,
      refusal:
        'training-site: define(registry): expected a CustomElementRegistry, got [object Object].',
    });
  });
});
