import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { careers, consultancy, home, type Screen, training } from '../screens';
import { accept, closedQuestion, cookieNoticeLabel, filters } from '../words';
import { describeInChromium, inPortal, script, untilPainted } from './chromium';
import { eventually } from './engines/sitePage';
import { goTo, onEveryScreen, shows, siteWith } from './everyScreen';

/** In the page: what a translator does, in a language with longer words. */
function translateTexts() {
  const root = document.querySelector('#site > *')?.shadowRoot as ShadowRoot;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const longer = text.data.replace(/\S+/g, (word) => 'w'.repeat(2 * word.length));
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`${text.data} ${longer}`);
  }
}

describeInChromium('the site as a guest', ({ open, openHtml, requests, complaints }) => {
  describe('of the demo', () => {
    let page: Page;
    let first: readonly string[];

    beforeAll(async () => {
      page = await open('/demo/');
      first = [...requests];
    });

    it('the site requests only the page and the script', () => {
      const paths = first.map((url) => new URL(url).pathname);
      expect(paths).toEqual(['/demo/', '/dist/training-site.js']);
    });

    it('the site requests nothing more on any screen', async () => {
      await onEveryScreen(page, async () => {});
      expect(requests).toEqual(first);
    });
  });

  // A frame of this name hides a property of the document.
  const element = '<iframe name="body"></iframe><training-site>Loading…</training-site>';
  const marked = '<div data-training-site data-base-path="/academy">Loading…</div>';
  const loadedBy = (how: string) =>
    inPortal(element + marked, script.replace('<script', `$& ${how}`));
  const ways: readonly (readonly [how: string, html: string])[] = [
    ['after them', inPortal(element + marked + script)],
    ['in the head', loadedBy('')],
    ['deferred', loadedBy('defer')],
    ['asynchronous', loadedBy('async')],
    ['a module', loadedBy('type="module"')],
  ];

  describe.each(ways)('with a script that is %s', (how, html) => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(html, { hash: '#/training' });
    });

    it(`the site is shown in an element when the script is ${how}`, async () => {
      await shows(page.locator('training-site'), training);
      expect(await page.getByText('Loading…').first().isVisible()).toBe(false);
    });

    it(`the site is shown once in a marked element when the script is ${how}`, async () => {
      await goTo(page, '/academy/training');
      await shows(page.locator('[data-training-site]'), training);
      expect(await page.locator('[data-training-site] > *').count()).toBe(1);
    });
  });

  describe('mounted by a module script', () => {
    let page: Page;

    beforeAll(async () => {
      page = await openHtml(
        inPortal(`<div id="site"></div><script type="module">
          import { mount } from '/dist/training-site.mjs';
          mount(document.getElementById('site'));
        </script>`),
      );
    });

    it('a site mounted by a module script is shown', () => shows(page, home));

    it('a site mounted by a module script sets no global', async () => {
      await shows(page, home);
      expect(await page.evaluate(() => 'TrainingSite' in window)).toBe(false);
    });
  });

  it('the site adds one global to the window', async () => {
    const remember = '<script>before = new Set(Object.getOwnPropertyNames(window))</script>';
    const page = await openHtml(inPortal(`${remember}${script}<training-site></training-site>`));
    await shows(page, home);
    const added = await page.evaluate(
      'Object.getOwnPropertyNames(window).filter((name) => name !== "before" && !before.has(name))',
    );
    expect(added).toEqual(['TrainingSite']);
  });

  it('the site keeps the first of two instances of the script', async () => {
    const remember = '<script>first = TrainingSite</script>';
    const page = await openHtml(
      inPortal(`${script}${remember}${script}<training-site></training-site>`),
    );
    await shows(page, home);
    expect(await page.evaluate('first === TrainingSite')).toBe(true);
  });

  it('the site keeps the first of two versions, and warns of the other', async () => {
    const page = await openHtml(inPortal(script));
    await page.evaluate('TrainingSite = { ...TrainingSite, version: "0.0.1" }');
    await page.addScriptTag({ url: '/dist/training-site.js' });
    expect(complaints.splice(0)).toEqual([
      expect.stringMatching(/^warning: training-site: version .* was loaded after version 0\.0\.1/),
    ]);
    expect(await page.evaluate(() => window.TrainingSite?.version)).toBe('0.0.1');
  });

  describe('after a translator has replaced every text by longer words', () => {
    async function openTranslated(screen: Screen, { notice = false } = {}) {
      const page = await openHtml(siteWith({}), { hash: `#${screen.path}`, notice });
      await shows(page, screen);
      await page.evaluate(translateTexts);
      return page;
    }

    it('a translated site follows links to other screens, and back to the first', async () => {
      const page = await openTranslated(home);
      for (const screen of [training, careers, consultancy, home]) {
        await page.locator(`[part=footer] nav a[href$="#${screen.path}"]`).click();
        await shows(page, screen);
        await page.evaluate(translateTexts);
      }
    });

    it('a translated site removes the cookie notice when it is accepted', async () => {
      const page = await openTranslated(home, { notice: true });
      await page.getByRole('button', { name: accept }).click();
      await page.getByRole('region', { name: cookieNoticeLabel }).waitFor({ state: 'hidden' });
    });

    it('a translated site announces each filter that is pressed', async () => {
      const page = await openTranslated(careers);
      for (const { name, announcement } of filters.slice(1, 3)) {
        await page.getByRole('button', { name }).click();
        const announced = page.locator('[aria-live]');
        await eventually(() => announced.textContent()).toContain(announcement);
        await page.evaluate(translateTexts);
      }
    });

    it('a translated site opens an answer', async () => {
      const page = await openTranslated(consultancy);
      await page.getByRole('button', { name: closedQuestion.question }).click();
      await page.getByText(closedQuestion.answer).waitFor();
    });
  });

  describe('moved into a frame of the same origin', () => {
    let page: Page;
    let sites: Locator;

    beforeAll(async () => {
      const element = '<training-site></training-site><iframe></iframe>';
      page = await openHtml(siteWith({}).replace('</body>', element));
      await page.evaluate(() => {
        const body = document.querySelector('iframe')?.contentDocument?.body;
        body?.append(...document.querySelectorAll('#site, training-site'));
      });
      sites = page.frameLocator('iframe').locator('.site');
    });

    it('a site moved into a frame of the same origin keeps its styles', async () => {
      const positions = () =>
        sites.evaluateAll((all) => all.map((site) => getComputedStyle(site).position));
      await eventually(positions).toEqual(['relative', 'relative']);
    });

    it('a site moved into a frame of the same origin follows the address of the page', async () => {
      await goTo(page, careers.path);
      const headings = sites.getByRole('heading', { level: 1, name: careers.heading });
      await eventually(() => headings.count()).toBe(2);
    });
  });

  it('the site does not block a page that removes the site from an element without a shadow root', async () => {
    const page = await openHtml(
      inPortal(`<ul><li data-training-site></li></ul>
        <script>
          const place = document.querySelector('li');
          let removed = 0;
          new MutationObserver(() => {
            if (!place.firstChild) return;
            removed += 1;
            place.replaceChildren();
          }).observe(place, { childList: true });
        </script>${script}`),
    );
    await untilPainted(page);
    expect(await page.evaluate('removed')).toBe(1);
  });

  describe('in a browser without constructable stylesheets', () => {
    let page: Page;

    /** Its site has been removed and added again. */
    beforeAll(async () => {
      page = await openHtml(
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
    });

    it('a site without constructable stylesheets has one copy of its styles', async () => {
      expect(await page.evaluate('element.shadowRoot.querySelectorAll("style").length')).toBe(1);
    });

    it('a site without constructable stylesheets is a block', async () => {
      expect(await page.evaluate('display()')).toBe('block');
    });

    it('a site without constructable stylesheets can be hidden', async () => {
      await page.evaluate('element.hidden = true');
      expect(await page.evaluate('display()')).toBe('none');
    });
  });
});
