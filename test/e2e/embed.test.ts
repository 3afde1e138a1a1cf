import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company';
import { faq } from '../../src/content/faq';
import { errorText } from '../../src/content/shell';
import { careers, consultancy, contact, home, type Screen, training } from '../screens';
import { accept, cookieNoticeLabel, filters, openMenu } from '../words';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const script = '<script src="/dist/training-site.js"></script>';
const inPage = (body: string, head = '<title>Portal</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const mounted = (options = '', body = '') =>
  inPage(
    `${body}<div id="site">Loading…</div>${script}
     <script>const site = TrainingSite.mount(document.getElementById('site'), {${options}});</script>`,
  );

const closed = faq.find(({ isActive }) => !isActive) as (typeof faq)[number];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describeInChromium('the site as a guest', ({ openHtml, complaints }) => {
  it('mounts <training-site> whether the script comes before or after it, and hides its own text', async () => {
    const element = '<training-site>Loading…</training-site>';
    for (const body of [script + element, element + script]) {
      const page = await openHtml(inPage(body));
      await heading(page, home.heading).waitFor();
      expect(await page.getByText('Loading…').isVisible()).toBe(false);
    }
  });

  it('takes a company that the page has set before the script defines the element', async () => {
    const page = await openHtml(
      inPage(`<training-site></training-site>
              <script>document.querySelector('training-site').company = { name: 'Northwind' };</script>
              ${script}`),
    );
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByText('Northwind').count()).toBeGreaterThan(0);
    expect(await footer.getByText(company.name).count()).toBe(0);
    expect(await page.evaluate(() => document.querySelector('training-site')?.company)).toEqual({
      name: 'Northwind',
    });
  });

  it('mounts each [data-training-site] once, with its data- attributes', async () => {
    const page = await openHtml(
      inPage(`${script}<div data-training-site data-base-path="/academy">Loading…</div>
              <main><div data-training-site data-base-path="/school" data-manage-title="false"></div></main>`),
      { hash: '#/school/training' },
    );
    await heading(page, home.heading).waitFor();
    await heading(page, training.heading).waitFor();
    expect(await page.locator('[data-training-site] > *').count()).toBe(2);
  });

  it('is mounted by a module script, which sets no global', async () => {
    const page = await openHtml(
      inPage(`<div id="site"></div><script type="module">
        import { mount } from '/dist/training-site.mjs';
        mount(document.getElementById('site'));
      </script>`),
    );
    await heading(page, home.heading).waitFor();
    expect(await page.evaluate(() => 'TrainingSite' in window)).toBe(false);
  });

  it('adds one global, and keeps the first copy when it is loaded twice', async () => {
    const page = await openHtml(
      inPage(`<script>const before = new Set(Object.getOwnPropertyNames(window));</script>${script}
              <script>const first = TrainingSite;</script>${script}<training-site></training-site>`),
    );
    await heading(page, home.heading).waitFor();
    const added = await page.evaluate(
      `Object.getOwnPropertyNames(window).filter((name) => !before.has(name))`,
    );
    expect(added).toEqual(['TrainingSite']);
    expect(await page.evaluate('first === TrainingSite')).toBe(true);
  });

  it('warns once when a second copy is of another version', async () => {
    const page = await openHtml(
      inPage(`<script>window.TrainingSite = { version: '0.0.1', mount() {} };</script>${script}`),
    );
    expect(await page.evaluate(() => window.TrainingSite?.version)).toBe('0.0.1');
    expect(complaints.splice(0)).toEqual([
      expect.stringMatching(/^warning: training-site: version .* was loaded after version 0\.0\.1/),
    ]);
  });

  it('sends an event for each screen, which bubbles out of every shadow root', async () => {
    const page = await openHtml(
      inPage(`<script>
        const seen = [];
        document.addEventListener('training-site:navigate', (event) =>
          seen.push([event.target.localName, event.detail.path, event.detail.title]));
      </script>${script}<training-site></training-site>`),
    );
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await eventually(() => page.evaluate('seen')).toEqual([
      ['training-site', home.path, home.title],
      ['training-site', training.path, training.title],
    ]);
  });

  it('calls onNavigate, logs what it throws, and goes on', async () => {
    const page = await openHtml(mounted('onNavigate() { throw new Error("analytics") }'));
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await heading(page, training.heading).waitFor();
    await eventually(async () => complaints).toEqual([
      expect.stringContaining('training-site: Error: analytics'),
      expect.stringContaining('training-site: Error: analytics'),
    ]);
    complaints.length = 0;
  });

  it('can be unmounted by the page during a navigation', async () => {
    const page = await openHtml(
      mounted('onNavigate({ path }) { if (path === "/training") site.unmount(); }'),
    );
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    const left = () => page.locator('#site').evaluate(({ childNodes }) => childNodes.length);
    await eventually(left).toBe(0);
    expect(await page.title()).toBe('Portal');
  });

  it('with a base path leaves every other hash and the page’s query alone', async () => {
    const page = await openHtml(mounted('basePath: "/academy"'), { hash: '#/inbox' });
    await heading(page, home.heading).waitFor();
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    expect(page.url()).toMatch(/\/portal\/page\?page_id=12#\/academy\/training$/);
    await page.evaluate(() => {
      location.hash = '#/careers';
    });
    await heading(page, training.heading).waitFor();
    await page.goBack();
    await page.goBack();
    await heading(page, home.heading).waitFor();
    expect(new URL(page.url()).hash).toBe('#/inbox');
  });

  it('with a base path goes back to the screen before, where the page adds entries later', async () => {
    const later =
      'new Promise((added) => setTimeout(added)).then(() => history.pushState(0, "", to))';
    const page = await openHtml(mounted(`basePath: "/academy", push: (to) => ${later}`));
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await page.waitForURL('**/page?page_id=12#/academy/training');
    await page.goBack();
    await heading(page, home.heading).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('is as high as before when the page mounts it again at Back, so that the scroll position is restored', async () => {
    const page = await openHtml(
      inPage(`<div id="app"></div>${script}<script>
        let site;
        const shown = () => location.pathname === '/pricing' ? 'pricing' : 'site';
        let now;
        const show = () => {
          if (now === shown()) return;
          now = shown();
          site?.unmount();
          const element = document.createElement('div');
          element.style.height = now === 'site' ? '' : '3000px';
          app.replaceChildren(element);
          site = now === 'site' ? TrainingSite.mount(element) : undefined;
        };
        const go = () => { history.pushState(null, '', '/pricing'); show(); scrollTo(0, 0); };
        addEventListener('popstate', show);
        show();
      </script>`),
      { hash: '#/training' },
    );
    await heading(page, training.heading).waitFor();
    await page.evaluate(() => scrollTo(0, 1000));
    await page.evaluate('go()');
    await page.evaluate(() => history.back());
    await heading(page, training.heading).waitFor();
    await eventually(() => page.evaluate(() => scrollY)).toBe(1000);
  });

  it('tells the page of no other screen at Back where the base path comes after the element, as in Angular', async () => {
    const page = await openHtml(
      inPage(`<div id="app"></div>${script}<script>
        const told = [];
        addEventListener('training-site:navigate', ({ detail }) => told.push(detail.path));
        const show = () => {
          if (location.hash === '#/inbox') return app.replaceChildren();
          const element = document.createElement('training-site');
          app.replaceChildren(element);
          element.setAttribute('base-path', '/academy');
        };
        addEventListener('popstate', show);
        show();
      </script>`),
      { hash: '#/academy/training' },
    );
    const told = () => page.evaluate('told');
    await eventually(told).toEqual(['/training']);
    await page.evaluate('history.pushState(null, "", "#/inbox"), show()');
    await page.evaluate(() => history.back());
    await eventually(told).toEqual(['/training', '/training']);
  });

  it.each([
    ['of its own', `${script}<script>TrainingSite.mount(site)</script>`, ''],
    [
      'of the page around it',
      '',
      'TrainingSite.mount(frame.contentDocument.getElementById("site"));',
    ],
  ])(
    'mounted by a script %s is shown at once in a frame that is as high as its content',
    async (_, inFrame, around) => {
      const inner = `<div id="site"></div>${inFrame}`;
      const page = await openHtml(
        inPage(`<iframe style="width: 100%; height: 300px"></iframe>${script}<script>
        const heights = [];
        const frame = document.querySelector('iframe');
        frame.onload = () => {
          ${around}
          const { body } = frame.contentDocument;
          new ResizeObserver(() => {
            heights.push(body.offsetHeight);
            frame.style.height = body.offsetHeight + 'px';
          }).observe(body);
        };
        frame.srcdoc = ${JSON.stringify(inner).replaceAll('/', '\\/')};
      </script>`),
      );
      const site = page.frameLocator('iframe');
      await site.getByRole('contentinfo').waitFor();
      await page.evaluate('heights.length = 0');
      await site.getByRole('banner').getByRole('link', { name: training.link }).click();
      await site.getByRole('heading', { level: 1, name: training.heading }).waitFor();
      await eventually(() => page.evaluate('heights.length')).toBe(1);
    },
  );

  it('in memory neither reads nor writes the address', async () => {
    const page = await openHtml(mounted('routing: "memory"'), { hash: '#/careers' });
    await heading(page, home.heading).waitFor();
    const before = await page.evaluate(() => [location.href, history.length]);
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await heading(page, training.heading).waitFor();
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  });

  it('keeps its links correct under <base href>', async () => {
    const page = await openHtml(
      inPage(
        `<div id="site"></div>${script}<script>TrainingSite.mount(document.getElementById('site'));</script>`,
        '<title>Portal</title><base href="/elsewhere/">',
      ),
    );
    const link = page.getByRole('banner').getByRole('link', { name: training.link });
    const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    expect(new URL(href).pathname + new URL(href).search).toBe('/portal/page?page_id=12');
    await link.click();
    await heading(page, training.heading).waitFor();
    expect(page.url()).toBe(href);
  });

  it('shows the same screen on two sites that share the address', async () => {
    const page = await openHtml(
      inPage(`<training-site></training-site><training-site></training-site>${script}`),
    );
    await page
      .locator('training-site')
      .first()
      .getByRole('link', { name: training.link })
      .first()
      .click();
    for (const site of await page.locator('training-site').all()) {
      await site.getByRole('heading', { level: 1, name: training.heading }).waitFor();
    }
  });

  it('shows a new screen below a sticky header of the host', async () => {
    const page = await openHtml(
      inPage(
        `<p style="height: 400px">Before</p><div id="site"></div>${script}
         <script>TrainingSite.mount(document.getElementById('site'));</script>`,
        '<title>Portal</title><style>:root { --training-site-scroll-offset: 90px }</style>',
      ),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: careers.link }).click();
    expect(await page.locator('#site').evaluate((site) => site.getBoundingClientRect().top)).toBe(
      90,
    );
  });

  it('leaves the page where it is when the top of the site is in view', async () => {
    const page = await openHtml(mounted('', '<p style="height: 400px">Before</p>'));
    await page.evaluate(() => scrollTo(0, 200));
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });

  it('shows how to contact the company when rendering fails, and raises no error on the window', async () => {
    const page = await openHtml(
      inPage(`<div id="site"></div><script>
        const errors = [];
        addEventListener('error', (event) => errors.push(event.message));
        const { getFullYear } = Date.prototype;
        Date.prototype.getFullYear = () => { throw new Error('broken clock'); };
      </script>${script}<script>TrainingSite.mount(document.getElementById('site'));</script>`),
    );
    await heading(page, company.name).waitFor();
    expect(await page.getByRole('link', { name: company.helloEmail }).isVisible()).toBe(true);
    expect(await page.evaluate('errors')).toEqual([]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('broken clock')]);
    await page.evaluate('Date.prototype.getFullYear = getFullYear');
    await page.getByRole('button', { name: errorText.action }).click();
    await heading(page, home.heading).waitFor();
  });

  it('goes on working after a translator has wrapped every text', async () => {
    const page = await openHtml(mounted(), { notice: true });
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
    const goTo = async ({ link, heading: name }: Screen & { readonly link: string }) => {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await heading(page, name).waitFor();
      await wrapTexts();
    };
    await wrapTexts();
    await page.getByRole('button', { name: accept }).click();
    expect(await page.getByRole('region', { name: cookieNoticeLabel }).isVisible()).toBe(false);

    await goTo(training);
    await goTo(careers);
    for (const { name, announcement } of filters.slice(1, 3)) {
      await page.getByRole('button', { name }).click();
      const announced = page.getByRole('status');
      await eventually(() => announced.textContent()).toBe(announcement);
      await wrapTexts();
    }

    await goTo(consultancy);
    const question = page.getByRole('button', { name: closed.question });
    await question.click();
    expect(await question.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByText(closed.answer).isVisible()).toBe(true);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: contact.link }).click();
    await heading(page, contact.heading).waitFor();
    await wrapTexts();
    await goTo(home);
  });

  it('keeps its font, colours and sizes whatever styles it inherits from the host', async () => {
    const style = `html { font-size: 62.5%; }
      * { font: italic 9px serif !important; color: red !important; letter-spacing: 9px !important;
          line-height: 3 !important; text-align: right !important; visibility: hidden !important;
          --ink: red; --brand: red; --icon-size: 90px; }`;
    const page = await openHtml(
      inPage(`<div id="site"></div>${script}
      <style>${style}</style><script>TrainingSite.mount(document.getElementById('site'));</script>`),
    );
    const text = heading(page, home.heading);
    expect(await text.isVisible()).toBe(true);
    const computed = await text.evaluate((element) => {
      const { fontSize, fontStyle, color, textAlign } = getComputedStyle(element);
      return [fontSize, fontStyle, color, textAlign];
    });
    expect(computed).toEqual(['102.208px', 'normal', 'rgb(16, 33, 29)', 'start']);
  });

  it('shows and reports one screen where the attributes come right after the element', async () => {
    const page = await openHtml(inPage(script), { hash: '#/academy/training' });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.addEventListener('training-site:navigate', ({ detail }) => seen.push(detail.path));
      new MutationObserver(() => seen.push(document.title)).observe(document.head, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      const element = document.createElement('training-site');
      document.body.append(element);
      element.setAttribute('base-path', '/academy');
    });
    await page.getByRole('contentinfo').waitFor();
    await eventually(() => page.evaluate('seen')).toEqual([training.title, training.path]);
  });

  it('reports no screen that a navigate() has changed before the element is in the page', async () => {
    const page = await openHtml(inPage(script));
    await page.evaluate(async () => {
      const paths: string[] = [];
      Object.assign(window, { paths });
      const element = document.createElement('training-site');
      element.addEventListener('training-site:navigate', ({ detail }) => paths.push(detail.path));
      element.navigate('/training');
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.body.append(element);
    });
    await heading(page, training.heading).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await eventually(() => page.evaluate('paths')).toEqual([training.path]);
  });

  it('a page that removes each site from a marked element goes on', async () => {
    const page = await openHtml(
      inPage(`<div data-training-site></div>
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

  it('leaves a marked element alone that holds the site of another copy of the script', async () => {
    const page = await openHtml(
      inPage(`<div data-training-site></div>${script}
        <script type="module">
          import { mount } from '/dist/training-site.mjs';
          mount(document.querySelector('div'), { initialPath: '/training' });
          requestAnimationFrame(() => requestAnimationFrame(() => { window.isPast = true; }));
        </script>`),
    );
    await eventually(() => page.evaluate('window.isPast')).toBe(true);
    await heading(page, training.heading).waitFor();
    expect(await heading(page, home.heading).count()).toBe(0);
  });

  it('looks the same where the page has custom properties with the names of ours', async () => {
    const css = readFileSync('dist/training-site.css', 'utf8');
    const names = new Set(css.match(/(?<=var\()--(?!ts-|training-site-)[\w-]+/g));
    expect(names.size).toBeGreaterThan(30);
    const page = await openHtml(mounted());
    // Animations end at once, and the properties with their durations are not set.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('contentinfo').waitFor();
    const styles = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('#site > *') as Element;
        return Array.from(shadowRoot?.querySelectorAll('*') ?? [], (element) => {
          const style = getComputedStyle(element);
          const used = [...style].filter((name) => !name.startsWith('--'));
          return used.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        });
      });
    const before = await styles();
    expect(before.length).toBeGreaterThan(200);
    const style = `html { ${[...names].map((name) => `${name}: 9px;`).join(' ')} }`;
    await page.addStyleTag({ content: style });
    const after = await styles();
    expect(after.filter((text, index) => text !== before[index])).toEqual([]);
  });

  it('works where storage and history are refused, as in a sandboxed frame', async () => {
    const page = await openHtml(
      inPage(
        `<iframe src="/demo/" sandbox="allow-scripts" width="1280" height="700" title="Framed"></iframe>`,
      ),
      { notice: true },
    );
    const framed = page.frameLocator('iframe');
    await framed.getByRole('button', { name: accept }).click();
    await framed.getByRole('region', { name: cookieNoticeLabel }).waitFor({ state: 'hidden' });
    await framed.getByRole('banner').getByRole('link', { name: training.link }).click();
    await framed.getByRole('heading', { level: 1, name: training.heading }).waitFor();
    expect(complaints.splice(0)).toEqual([]);
  });

  it('goes on in memory where the browser refuses the address', async () => {
    const page = await openHtml(mounted());
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await heading(page, training.heading).waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('the site goes on in memory')]);
  });
});
