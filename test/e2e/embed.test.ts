import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { careers, consultancy, home, notFound, type Screen, training } from '../screens';
import { accept, closedQuestion, cookieNoticeLabel, filters } from '../words';
import { describeInChromium, inPortal, script } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, goTo, onEveryScreen, shows, siteWith } from './everyScreen';

it('has files whose names and integrity values match their content', async () => {
  const { version, files } = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
  expect(Object.keys(files)).toHaveLength(6);
  for (const [name, { file, integrity }] of Object.entries<Record<string, string>>(files)) {
    const content = await readFile(`dist/${file}`);
    expect(content.equals(await readFile(`dist/${name}`))).toBe(true);
    const digest = createHash('sha384').update(content);
    expect(integrity).toBe(`sha384-${digest.copy().digest('base64')}`);
    // An upgrade replaces the others.
    if (!/^training-site\.\w+$/.test(name)) continue;
    const [stem, extension] = name.split('.');
    expect(file).toBe(`${stem}-${version}-${digest.digest('hex').slice(0, 8)}.${extension}`);
  }
});

describeInChromium('the site as a guest', ({ open, openHtml, requests, complaints }) => {
  it('requests only the page and the script, and nothing on any screen', async () => {
    const page = await open('/demo/');
    const own = [...requests];
    expect(own.map((url) => new URL(url).pathname)).toEqual(['/demo/', '/dist/training-site.js']);
    await onEveryScreen(page, async () => {});
    expect(requests).toEqual(own);
  });

  it('is shown in both elements of a page, wherever the script is and however it is loaded', async () => {
    // A frame of this name hides a property of the document.
    const elements = `<iframe name="body"></iframe><training-site>Loading…</training-site>
      <div data-training-site data-base-path="/academy">Loading…</div>`;
    const loadedBy = (how: string) => script.replace('<script', `<script ${how}`);
    for (const html of [
      inPortal(elements + script),
      ...['', 'defer', 'async', 'type="module"'].map((how) => inPortal(elements, loadedBy(how))),
    ]) {
      const page = await openHtml(html, { hash: '#/academy/training' });
      await shows(page, notFound);
      await shows(page, training);
      expect(await page.getByText('Loading…').isVisible()).toBe(false);
      expect(await page.locator('[data-training-site] > *').count()).toBe(1);
    }
  });

  it('is mounted by a module script, which sets no global', async () => {
    const page = await openHtml(
      inPortal(`<div id="site"></div><script type="module">
        import { mount } from '/dist/training-site.mjs';
        mount(document.getElementById('site'));
      </script>`),
    );
    await shows(page, home);
    expect(await page.evaluate(() => 'TrainingSite' in window)).toBe(false);
  });

  it('adds one global, keeps the first copy, and warns of one of another version', async () => {
    const page = await openHtml(
      inPortal(`<script>const before = new Set(Object.getOwnPropertyNames(window));</script>${script}
              <script>const first = TrainingSite;</script>${script}<training-site></training-site>`),
    );
    await shows(page, home);
    const added = await page.evaluate(
      `Object.getOwnPropertyNames(window).filter((name) => !before.has(name))`,
    );
    expect(added).toEqual(['TrainingSite']);
    expect(await page.evaluate('first === TrainingSite')).toBe(true);

    await page.evaluate('TrainingSite = { ...first, version: "0.0.1" }');
    await page.addScriptTag({ url: '/dist/training-site.js' });
    expect(await page.evaluate(() => window.TrainingSite?.version)).toBe('0.0.1');
    expect(complaints.splice(0)).toEqual([
      expect.stringMatching(/^warning: training-site: version .* was loaded after version 0\.0\.1/),
    ]);
  });

  it('still works after a translator has wrapped every text', async () => {
    const page = await openHtml(siteWith({}), { notice: true });
    const wrapTexts = () =>
      page.evaluate(() => {
        const root = document.querySelector('#site > *')?.shadowRoot;
        const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(`${text.data} `);
        }
      });
    const visit = async (screen: Screen) => {
      await follow(page, screen);
      await wrapTexts();
    };
    await wrapTexts();
    await page.getByRole('button', { name: accept }).click();
    expect(await page.getByRole('region', { name: cookieNoticeLabel }).isVisible()).toBe(false);

    await visit(training);
    await visit(careers);
    for (const { name, announcement } of filters.slice(1, 3)) {
      await page.getByRole('button', { name }).click();
      const announced = page.locator('[aria-live]');
      await eventually(() => announced.textContent()).toContain(announcement);
      await wrapTexts();
    }

    await visit(consultancy);
    const question = page.getByRole('button', { name: closedQuestion.question });
    await question.click();
    expect(await question.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByText(closedQuestion.answer).isVisible()).toBe(true);

    await visit(home);
  });

  it('keeps its styles and works after a move into a frame of the same origin', async () => {
    const element = '<training-site></training-site><iframe></iframe>';
    const page = await openHtml(siteWith({}).replace('</body>', element));
    await page.evaluate(() => {
      const body = document.querySelector('iframe')?.contentDocument?.body;
      body?.append(...document.querySelectorAll('#site, training-site'));
    });
    const sites = page.frameLocator('iframe').locator('.site');
    const positions = () =>
      sites.evaluateAll((all) => all.map((site) => getComputedStyle(site).position));
    await eventually(positions).toEqual(['relative', 'relative']);
    await goTo(page, careers.path);
    const headings = sites.getByRole('heading', { level: 1, name: careers.heading });
    await eventually(() => headings.count()).toBe(2);
  });

  it('does not block a page that removes each site from a marked element', async () => {
    const page = await openHtml(
      inPortal(`<div data-training-site></div>
        <script>
          const place = document.querySelector('div');
          let removed = 0;
          new MutationObserver(() => {
            if (!place.firstChild) return;
            removed += 1;
            place.replaceChildren();
          }).observe(place, { childList: true });
        </script>${script}`),
    );
    await eventually(() => page.evaluate('removed > 2')).toBe(true);
  });

  it('looks the same if the page sets custom properties that have the names of the site’s', async () => {
    const css = await readFile('dist/training-site.css', 'utf8');
    const names = new Set(css.match(/(?<=var\()--(?!ts-|training-site-)[\w-]+/g));
    expect(names.size).toBeGreaterThan(30);
    const page = await openHtml(siteWith({}), { viewport: { width: 1280, height: 4600 } });
    const before = await page.screenshot();
    const style = `html { ${[...names].map((name) => `${name}: 9px;`).join(' ')} }`;
    await page.addStyleTag({ content: style });
    expect((await page.screenshot()).equals(before)).toBe(true);
  });

  it('has one copy of its styles in a browser without constructable stylesheets, is a block, and can be hidden', async () => {
    const page = await openHtml(
      inPortal(`<script>delete CSSStyleSheet.prototype.replaceSync</script>${script}
              <training-site></training-site>`),
    );
    await page.evaluate(`
      element = document.querySelector('training-site');
      display = () => getComputedStyle(element).display;
      element.remove();
    `);
    await eventually(() => page.title()).toBe('Portal');
    await page.evaluate('document.body.append(element)');
    await eventually(() => page.title()).toBe(home.title);
    expect(await page.evaluate('element.shadowRoot.querySelectorAll("style").length')).toBe(1);
    expect(await page.evaluate('display()')).toBe('block');
    await page.evaluate('element.hidden = true');
    expect(await page.evaluate('display()')).toBe('none');
  });
});
