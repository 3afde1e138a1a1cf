import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { nextTask } from '../nextTask';
import { careers, home, training } from '../screens';
import { closeMenu, menuTitle, openMenu } from '../words';
import { changeHash } from './changeHash';
import { describeInChromium, type OpenHtmlOptions } from './chromium';
import { eventually } from './engines/sitePage';

const portal = (prepare = '', body = '<div id="site"></div>') =>
  `<!doctype html><html lang="en"><head><title>Portal</title>${prepare}</head><body>${body}
    <script src="/dist/training-site.js"></script>
    <script>
      holder = document.getElementById('site');
      if (holder) site = TrainingSite.mount(holder);
    </script></body></html>`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });
const narrow: OpenHtmlOptions = { viewport: { width: 390, height: 800 } };

describeInChromium('the open menu', ({ openHtml }) => {
  async function openMenuOn(body?: string) {
    const page = await openHtml(portal('', body), narrow);
    await page.evaluate('site.navigate("/training")');
    await heading(page, training.heading).waitFor();
    await page.getByRole('button', { name: openMenu }).click();
    await menu(page).waitFor();
    return page;
  }
  const isPageUsable = (page: Page) =>
    page.getByRole('button', { name: openMenu }).click({ trial: true });

  it.each([
    ['Back', 'history.back()', home.heading],
    ['a hash of the page', 'location.hash = "#/careers"', careers.heading],
    ['navigate', 'site.navigate("/careers")', careers.heading],
  ])(
    'closes when the screen changes by %s, and focus goes to the heading',
    async (_, act, name) => {
      const page = await openMenuOn();
      await page.evaluate(act);
      await heading(page, name).waitFor();
      await menu(page).waitFor({ state: 'hidden' });
      await isPageUsable(page);
      const focused = () =>
        page.evaluate(
          () => document.querySelector('#site > *')?.shadowRoot?.activeElement?.localName,
        );
      await eventually(focused).toBe('h1');
    },
  );

  it('closes when the host moves the site', async () => {
    const page = await openMenuOn('<main><div id="site"></div></main>');
    await page.evaluate('document.body.append(holder)');
    await menu(page).waitFor({ state: 'hidden' });
    await isPageUsable(page);
  });

  it.each([
    ['hides the site', 'holder.hidden = true', 'holder.hidden = false'],
    ['hides the site until it is found', 'holder.hidden = "until-found"', 'holder.hidden = false'],
    ['closes the <details> around the site', 'details.open = false', 'details.open = true'],
  ])('closes when the host %s, and opens again when it is shown', async (_, hide, show) => {
    const page = await openMenuOn(
      '<button>Host</button><details id="details" open><summary>Site</summary><div id="site"></div></details>',
    );
    await page.evaluate(hide);
    await page.getByRole('button', { name: 'Host' }).click();
    await page.evaluate(show);
    await page.getByRole('button', { name: openMenu }).click();
    await menu(page).waitFor();
  });

  it.each([
    ['is scrolled out of the window', 'scrollTo(0, document.body.scrollHeight)'],
    ['is moved out of the window', 'drawer.style.transform = "translateX(-5000px)"'],
    ['gets no height', 'drawer.style.cssText = "height: 0; overflow: hidden"'],
  ])('closes when the site %s', async (_, hide) => {
    const page = await openMenuOn(
      '<div id="drawer"><div id="site"></div></div><button style="margin-block: 2000px">Host</button>',
    );
    await page.evaluate(hide);
    await page.getByRole('button', { name: 'Host' }).click();
    await menu(page).waitFor({ state: 'hidden' });
  });

  it.each([0.5, 1.5])('lies over the site where an ancestor has zoom: %d', async (zoom) => {
    const page = await openMenuOn(
      `<div style="width: 240px; zoom: ${zoom}; margin: 20px"><div id="site"></div></div>`,
    );
    const boxOf = (selectors: string) =>
      page.evaluate((name) => {
        const root = document.querySelector('#site > *')?.shadowRoot;
        const { left, width } = root?.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
        return [left, width].map(Math.round);
      }, selectors);
    expect(await boxOf('dialog')).toEqual(await boxOf('.site'));
  });

  it('stays over the visible part of the site in a frame that scrolls', async () => {
    const page = await openHtml(
      portal('', '<iframe style="width: 400px; height: 300px"></iframe>'),
    );
    await page.evaluate(() => {
      const inside = document.querySelector('iframe')?.contentDocument as Document;
      inside.body.style.paddingTop = '50px';
      window.TrainingSite?.mount(inside.body.appendChild(inside.createElement('div')));
    });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: openMenu }).click();
    const box = () =>
      frame.getByRole('dialog').evaluate((dialog) => {
        const { top, bottom } = dialog.getBoundingClientRect();
        return [top, bottom].map(Math.round);
      });
    expect(await box()).toEqual([58, 300]);
    await page.evaluate('document.querySelector("iframe").contentWindow.scrollTo(0, 40)');
    await eventually(box).toEqual([18, 300]);
    await page.evaluate(() => {
      const holder = document.querySelector('iframe')?.contentDocument?.querySelector('div');
      if (holder) holder.style.cssText = 'height: 200px; overflow: hidden';
    });
    await eventually(box).toEqual([58, 258]);
  });

  it('leaves the page usable when the host removes the site', async () => {
    const page = await openMenuOn('<button>Host</button><div id="site"></div>');
    await page.evaluate('holder.remove()');
    await page.getByRole('button', { name: 'Host' }).click();
  });

  it('closes when the site is scrolled away after it was closed and opened in one task', async () => {
    const page = await openMenuOn(
      '<div id="site"></div><p style="margin-block: 2000px">Portal</p>',
    );
    await page.evaluate((label) => {
      const root = document.querySelector('#site > *')?.shadowRoot;
      const button = root?.querySelector<HTMLElement>(`[aria-label="${label}"]`);
      button?.click();
      button?.click();
    }, openMenu);
    // The event `close` of the first menu comes in a later task.
    await page.evaluate(nextTask);
    expect(await menu(page).isVisible()).toBe(true);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('closes when its button is pressed by a script, which opens it again', async () => {
    const page = await openMenuOn();
    const press = () =>
      page.evaluate((label) => {
        const root = document.querySelector('#site > *')?.shadowRoot;
        root?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
      }, openMenu);
    await press();
    await menu(page).waitFor({ state: 'hidden' });
    await press();
    await page.getByRole('button', { name: closeMenu }).waitFor();
  });
});

describeInChromium('a site in a closed popup', ({ openHtml }) => {
  it('lets clicks through to the page, as the popup does', async () => {
    const page = await openHtml(
      portal(
        '',
        `<button>Host</button><div style="position: fixed; inset: 0; opacity: 0; pointer-events: none">
         <div id="site"></div></div>`,
      ),
    );
    await page.locator('.site h1').waitFor();
    await page.getByRole('button', { name: 'Host' }).click();
  });
});

describeInChromium('a site outside the page', ({ openHtml }) => {
  const script = '<script src="/dist/training-site.js"></script>';
  const titled = `<!doctype html><html lang="en"><head><title>Portal</title></head><body>${script}</body></html>`;

  it('has its title and its first message when it comes into the page', async () => {
    const page = await openHtml(titled);
    await page.evaluate(() => {
      const element = document.createElement('div');
      const told: string[] = [];
      document.addEventListener('training-site:navigate', ({ detail }) => told.push(detail.path));
      window.TrainingSite?.mount(element);
      Object.assign(window, { element, told });
    });
    await eventually(() =>
      page.evaluate('element.firstElementChild.shadowRoot.querySelectorAll("h1").length'),
    ).toBe(1);
    expect(await page.evaluate('[document.title, told]')).toEqual(['Portal', []]);
    await page.evaluate('document.body.append(element)');
    await eventually(() => page.evaluate('[document.title, told]')).toEqual([home.title, ['/']]);
  });

  it('shows what the address says when it comes back', async () => {
    const page = await openHtml(portal());
    await page.evaluate('holder.remove()');
    await eventually(() => page.title()).toBe('Portal');
    await page.evaluate('location.hash = "#/careers"');
    await page.evaluate('document.body.append(holder)');
    await heading(page, careers.heading).waitFor();
    await eventually(() => page.title()).toBe(careers.title);
  });

  it.each([
    ['in one task', ''],
    ['in one frame', 'await task();'],
  ])('shows what the address says when it is taken out and put back %s', async (_, wait) => {
    const page = await openHtml(portal());
    await heading(page, home.heading).waitFor();
    await page.evaluate(`(async () => {
      const task = () => new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
      holder.remove();
      history.pushState(null, '', '#/careers');
      ${wait}
      document.body.append(holder);
    })()`);
    await heading(page, careers.heading).waitFor();
    expect(await page.title()).toBe(careers.title);
  });

  it('has its title when it comes into the page hidden, and gives it back when it is removed', async () => {
    const page = await openHtml(titled);
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.hidden = true;
      window.TrainingSite?.mount(element);
      Object.assign(window, { element });
      document.body.append(element);
    });
    await eventually(() => page.title()).toBe(home.title);
    await page.evaluate('element.remove()');
    await eventually(() => page.title()).toBe('Portal');
  });

  it('shows what the address says when it has been removed and put back hidden', async () => {
    const page = await openHtml(portal());
    await heading(page, home.heading).waitFor();
    await page.evaluate('holder.hidden = true; holder.remove()');
    await eventually(() => page.title()).toBe('Portal');
    await page.evaluate('location.hash = "#/careers"');
    await page.evaluate('document.body.append(holder)');
    await eventually(() => page.title()).toBe(careers.title);
    await page.evaluate('holder.hidden = false');
    await heading(page, careers.heading).waitFor();
  });

  it('is not seen in a <training-site hidden>', async () => {
    const page = await openHtml(`${titled}<training-site></training-site>`);
    await heading(page, home.heading).waitFor();
    await page.evaluate('document.querySelector("training-site").hidden = true');
    await heading(page, home.heading).waitFor({ state: 'hidden' });
  });

  it('leaves the page alone when it is in a frame that is removed', async () => {
    const page = await openHtml(portal('', '<iframe></iframe>'));
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const body = document.querySelector('iframe')?.contentDocument?.body as HTMLElement;
      window.TrainingSite?.mount(body, { onNavigate: ({ path }) => told.push(path) });
    });
    await eventually(() => page.evaluate('told')).toEqual(['/']);
    expect(await page.title()).toBe(home.title);
    await page.evaluate("document.querySelector('iframe').remove()");
    await eventually(() => page.title()).toBe('Portal');
    await page.evaluate(changeHash, '#/training');
    expect(await page.evaluate('[document.title, told]')).toEqual(['Portal', ['/']]);
  });

  it('moved into a frame of the same origin has its styles', async () => {
    const page = await openHtml(portal('', '<div id="site"></div><iframe></iframe>'));
    await heading(page, home.heading).waitFor();
    await page.evaluate('document.querySelector("iframe").contentDocument.body.append(holder)');
    const position = () =>
      page.evaluate(
        'getComputedStyle(holder.firstElementChild.shadowRoot.querySelector(".site")).position',
      );
    await eventually(position).toBe('relative');
  });

  it('keeps one copy of its styles where the browser has no constructed stylesheets', async () => {
    const old = '<script>delete CSSStyleSheet.prototype.replaceSync</script>';
    const page = await openHtml(portal().replace(script, old + script));
    await heading(page, home.heading).waitFor();
    const styles = () =>
      page.evaluate('holder.firstElementChild.shadowRoot.querySelectorAll("style").length');
    await page.evaluate('holder.remove()');
    await eventually(() => page.title()).toBe('Portal');
    await page.evaluate('document.body.append(holder)');
    await eventually(() => page.title()).toBe(home.title);
    expect(await styles()).toBe(1);
  });

  it('as <training-site>, is a block where the browser has no constructed stylesheets', async () => {
    const old = '<script>delete CSSStyleSheet.prototype.replaceSync</script>';
    const page = await openHtml(
      titled.replace(script, `${old}${script}<training-site></training-site>`),
    );
    await heading(page, home.heading).waitFor();
    const display = page
      .locator('training-site')
      .evaluate((element) => getComputedStyle(element).display);
    expect(await display).toBe('block');
  });

  it('leaves a document that was opened anew with working links, Back and hashes', async () => {
    const page = await openHtml(portal());
    await page.evaluate(() => {
      document.open();
      document.write('<!doctype html><title>Anew</title><div id="site"></div>');
      document.close();
      window.TrainingSite?.mount(document.getElementById('site') as Element);
    });
    await page.getByRole('banner').getByRole('link', { name: training.link }).click();
    await heading(page, training.heading).waitFor();
    await page.goBack();
    await heading(page, home.heading).waitFor();
    await page.evaluate('location.hash = "#/careers"');
    await heading(page, careers.heading).waitFor();
  });

  it('in a frame keeps focus when the address of the page asks for another screen', async () => {
    const page = await openHtml(portal('', '<iframe></iframe>'));
    await page.evaluate(() => {
      const body = document.querySelector('iframe')?.contentDocument?.body as HTMLElement;
      window.TrainingSite?.mount(body);
    });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: openMenu }).focus();
    await page.evaluate('location.hash = "#/careers"');
    const isFocused = () =>
      frame
        .getByRole('heading', { level: 1, name: careers.heading })
        .evaluate((heading) => (heading.getRootNode() as ShadowRoot).activeElement === heading);
    await eventually(isFocused).toBe(true);
  });

  it('as <training-site>, moved into a frame of the same origin has its styles and works', async () => {
    const page = await openHtml(portal('', '<training-site></training-site><iframe></iframe>'));
    await heading(page, home.heading).waitFor();
    await page.evaluate(
      'document.querySelector("iframe").contentDocument.body.append(document.querySelector("training-site"))',
    );
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    const position = () =>
      frame.locator('.site').evaluate((element) => getComputedStyle(element).position);
    await eventually(position).toBe('relative');
    await page.evaluate('location.hash = "#/careers"');
    await frame.getByRole('heading', { level: 1, name: careers.heading }).waitFor();
  });
});
