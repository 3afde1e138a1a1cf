// What may go wrong between a visit and the screen that stays in view.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, training } from '../screens';
import { describeInChromium, inPortal, script } from './chromium';
import { eventually } from './engines/sitePage';
import { follow, shows, untilArrived } from './everyScreen';

const above = '<div style="height: 1500px"></div>';
const element = '<training-site></training-site>';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describeInChromium('an arrival', ({ openHtml }) => {
  it('a page that scrolls to its beginning at each frame gets its way after half a second', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await page.evaluate(() => {
      const toBeginning = () => {
        window.scrollTo(0, 0);
        requestAnimationFrame(toBeginning);
      };
      toBeginning();
      location.hash = '#/careers';
    });
    await shows(page, careers);
    await untilArrived(page);
    await eventually(() => scrollY(page)).toBe(0);
  });

  it('a page that grows above the site within half a second keeps the screen in view', async () => {
    const page = await openHtml(inPortal(`<div id="above"></div>${element}${script}`), {
      hash: '#/careers',
    });
    await page.evaluate(() => {
      const above = document.getElementById('above');
      if (above) above.style.height = '3000px';
    });
    await untilArrived(page);
    const heading = page.getByRole('heading', { level: 1, name: careers.heading });
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(await page.evaluate(() => innerHeight));
  });

  it('a script that scrolls down when the first frames are over is not pulled back', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await follow(page, training);
    const place = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let frames = 0;
          const look = () => {
            frames += 1;
            if (frames < 15) {
              requestAnimationFrame(look);
              return;
            }
            window.scrollBy(0, 400);
            resolve(Math.round(window.scrollY));
          };
          requestAnimationFrame(look);
        }),
    );
    await untilArrived(page);
    expect(await scrollY(page)).toBe(place);
  });

  it('a site that is removed while the visitor arrives scrolls no more', async () => {
    const page = await openHtml(
      inPortal(`${above}${element}<div style="height: 3000px"></div>${script}`),
    );
    await page.evaluate(() => {
      location.hash = '#/careers';
      const site = document.querySelector('training-site');
      setTimeout(() => {
        site?.remove();
        window.scrollTo(0, 300);
      }, 50);
    });
    await eventually(() => page.locator('training-site').count()).toBe(0);
    await untilArrived(page);
    expect(await scrollY(page)).toBe(300);
  });

  it('a page whose scrollIntoView throws gets one line in the console', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await page.evaluate(() => {
      const lines: string[] = [];
      Object.assign(window, { lines });
      console.error = (line: unknown) => void lines.push(String(line));
      Element.prototype.scrollIntoView = () => {
        throw new Error('No scrolling here');
      };
      location.hash = '#/careers';
    });
    await shows(page, careers);
    await untilArrived(page);
    expect(await page.evaluate('lines')).toHaveLength(1);
  });

  it('a visitor who tabs while arriving has the focused link in view', async () => {
    const page = await openHtml(inPortal(above + element + script));
    await follow(page, training);
    await page.keyboard.press('Shift+Tab');
    await untilArrived(page);
    const place = await page.evaluate(() => {
      const focused = document.querySelector('training-site')?.shadowRoot?.activeElement;
      return focused?.getBoundingClientRect().bottom ?? Number.NaN;
    });
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
  });

  it('two sites that arrive at once leave the page at rest', async () => {
    const page = await openHtml(inPortal(above + element + element + script));
    await page.evaluate(() => {
      location.hash = '#/careers';
    });
    await eventually(() =>
      page.getByRole('heading', { level: 1, name: careers.heading }).count(),
    ).toBe(2);
    await untilArrived(page);
    const first = await scrollY(page);
    await untilArrived(page);
    expect(await scrollY(page)).toBe(first);
    expect(first).toBeGreaterThan(1000);
  });
});
