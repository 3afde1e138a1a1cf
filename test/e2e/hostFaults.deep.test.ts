import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers } from '../screens';
import { menuTitle, openMenu } from '../words';
import { describeInChromium, inPortal } from './chromium';
import { eventually } from './engines/sitePage';

const script = '<script src="/dist/training-site.js"></script>';
const portal = (body = '<div id="site"></div>') =>
  inPortal(`${body}${script}<script>
    holder = document.getElementById('site');
    TrainingSite.mount(holder);
  </script>`);

const menu = (page: Page) => page.getByRole('dialog', { name: menuTitle });

describeInChromium('the open menu', ({ openHtml }) => {
  const openPage = (body?: string) =>
    openHtml(portal(body), { viewport: { width: 390, height: 800 } });
  async function openMenuOf(page: Page) {
    await page.getByRole('button', { name: openMenu }).click();
    await menu(page).waitFor();
  }

  it('closes when the host takes the site out of sight, and opens again when it is back', async () => {
    const page = await openPage(
      `<details id="details" open><summary>Details</summary><div id="drawer"><div id="site"></div></div></details>
       <button style="margin-block: 2000px">Host</button>`,
    );
    for (const [hide, show] of [
      ['drawer.after(holder)', 'drawer.append(holder)'],
      ['holder.hidden = true', 'holder.hidden = false'],
      ['holder.hidden = "until-found"', 'holder.hidden = false'],
      ['details.open = false', 'details.open = true'],
      ['scrollTo(0, document.body.scrollHeight)', 'scrollTo(0, 0)'],
      ['drawer.style.transform = "translateX(-5000px)"', 'drawer.style = ""'],
      ['drawer.style = "height: 0; overflow: hidden"', 'drawer.style = ""'],
      ['holder.remove()', ''],
    ] as const) {
      await openMenuOf(page);
      await page.evaluate(hide);
      await menu(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Host' }).click();
      await page.evaluate(`${show}; scrollTo(0, 0)`);
    }
  });

  it('lies over the site where an ancestor has zoom', async () => {
    const page = await openPage(
      '<div style="width: 240px; margin: 20px"><div id="site"></div></div>',
    );
    for (const zoom of [0.5, 1.25]) {
      await page.evaluate(`holder.parentElement.style.zoom = ${zoom}`);
      await openMenuOf(page);
      const box = await menu(page).boundingBox();
      const site = await page.locator('.site').boundingBox();
      expect(box?.x).toBeCloseTo(site?.x ?? Number.NaN, 0);
      expect(box?.width).toBeCloseTo(site?.width ?? Number.NaN, 0);
      await page.keyboard.press('Escape');
      await menu(page).waitFor({ state: 'hidden' });
    }
  });
});

describeInChromium('a site in another document', ({ openHtml }) => {
  it('keeps its styles and works after a move into a frame of the same origin', async () => {
    const page = await openHtml(
      portal('<div id="site"></div><training-site></training-site><iframe></iframe>'),
    );
    await page.evaluate(() => {
      const body = document.querySelector('iframe')?.contentDocument?.body;
      body?.append(...document.querySelectorAll('#site, training-site'));
    });
    const sites = page.frameLocator('iframe').locator('.site');
    const positions = () =>
      sites.evaluateAll((all) => all.map((site) => getComputedStyle(site).position));
    await eventually(positions).toEqual(['relative', 'relative']);
    await page.evaluate('location.hash = "#/careers"');
    const headings = sites.getByRole('heading', { level: 1, name: careers.heading });
    await eventually(() => headings.count()).toBe(2);
  });
});
