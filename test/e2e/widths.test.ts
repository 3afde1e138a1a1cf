import content from 'content';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { careers, consultancy, contact } from '../screens';
import { describeInChromium } from './chromium';
import { goTo, onEveryScreen, overhangOf, shows, siteAlone } from './everyScreen';
import { faultsOfScreens, textSpacing } from './layoutFaults';

/** The ends of the range, both sides of the breakpoint, and what most visitors have. */
const widths = [300, 320, 390, 600, 767, 768, 1024, 1280, 1920, 2560];
const wide = { viewport: { width: 2560, height: 900 } };

describeInChromium('at the widths that matter', ({ openHtml }) => {
  it('at each width, every screen fits, and nothing of it is clipped, broken or too small', async () => {
    const page = await openHtml(siteAlone, wide);
    expect(await faultsOfScreens(page, { widths })).toEqual([]);
  });

  describe('in a window that is wider than the content', () => {
    /** Of all drawings, in px. */
    async function heightsAt(page: Page, width: number) {
      await page.setViewportSize({ ...wide.viewport, width });
      return page
        .locator('[part=main] svg')
        .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
    }

    it('in a window of 1690px, no drawing is larger than in one of 1440px', async () => {
      const page = await openHtml(siteAlone, wide);
      await onEveryScreen(page, async ({ path }) => {
        const usual = (await heightsAt(page, 1440)).map(Math.round);
        const heights = (await heightsAt(page, 1690)).map(Math.round);
        expect.soft(heights, `heights on ${path} in px`).toEqual(usual);
      });
    });

    it('in a window of 2560px, no drawing has grown more than the content', async () => {
      const page = await openHtml(siteAlone, wide);
      await onEveryScreen(page, async ({ path }) => {
        const usual = await heightsAt(page, 1440);
        const heights = await heightsAt(page, 2560);
        const growths = heights.map((height, index) => height / (usual[index] || Number.NaN));
        const most = Math.max(...growths.filter((growth) => !Number.isNaN(growth)), 1);
        expect.soft(most, `growth on ${path}`).toBeLessThan(1360 / 1120 + 0.01);
      });
    });

    it.each([
      [1280, 1120],
      [1920, 1267],
      [2560, 1360],
    ])('in a window of %ipx, the content is %ipx wide', async (width, expected) => {
      const page = await openHtml(siteAlone, { viewport: { ...wide.viewport, width } });
      await goTo(page, contact.path);
      await shows(page, contact);
      const opening = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[2]');
      expect(Math.round((await opening.boundingBox())?.width ?? 0)).toBe(expected);
    });

    it('in a window of 2560px, the text of each service is as wide as it may be', async () => {
      const page = await openHtml(siteAlone, { ...wide, hash: `#${consultancy.path}` });
      const texts = content.consultancy.services.map(({ text }) => page.getByText(text));
      const widths = texts.map(async (text) => (await text.boundingBox())?.width ?? 0);
      expect(Math.min(...(await Promise.all(widths)))).toBeGreaterThan(400);
    });
  });

  it.each([360, 390])('on a phone of %ipx, the footer is at most 400px high', async (width) => {
    const page = await openHtml(siteAlone, { viewport: { width, height: 844 } });
    const footer = await page.locator('[part=footer]').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(400);
  });

  it('on a phone, the two texts at the end of the footer begin at one edge', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 390, height: 844 } });
    const edges = await page.locator('[part=footer] > :last-child > p').evaluateAll((texts) =>
      texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(edges[0]).toBe(edges[1]);
  });

  it('the footer of Careers begins with its ground', async () => {
    const page = await openHtml(siteAlone, { hash: `#${careers.path}` });
    const footer = await page.locator('[part=footer]').boundingBox();
    const row = { x: 0, y: Math.round(footer?.y ?? 0), width: 1280, height: 1 };
    const { data } = PNG.sync.read(await page.screenshot({ clip: row, fullPage: true }));
    const [first, last] = [data.subarray(0, 4), data.subarray(-4)];
    expect([...first]).toEqual([...last]);
  });

  it('the stepped edge of the footer does not cover the stair of Careers', async () => {
    const page = await openHtml(siteAlone, {
      hash: `#${careers.path}`,
      viewport: { width: 390, height: 844 },
    });
    const seen = await page.locator('[part=footer]').evaluate((footer) => {
      footer.scrollIntoView({ block: 'center' });
      const { right, top } = footer.getBoundingClientRect();
      const root = footer.getRootNode() as ShadowRoot;
      return root.elementFromPoint(right - 5, top - 10)?.closest('[part]')?.part.value;
    });
    expect(seen).toBe('main');
  });

  it('no screen loses anything to a text spacing of the visitor’s own', async () => {
    const page = await openHtml(siteAlone, wide);
    const conditions = { widths: [320, 768, 1280], rules: textSpacing, orphans: true };
    const faults = await faultsOfScreens(page, conditions);
    // Words may break where their letters are so far apart.
    expect(faults.filter((fault) => !fault.endsWith('is broken'))).toEqual([]);
  });

  it('a word that is too long for each line makes no screen scroll sideways', async () => {
    const page = await openHtml(siteAlone, { viewport: { width: 390, height: 800 } });
    const headlines = page.locator('[part=main] [data-letters] > *');
    const lengthen = (headline: Element) => {
      headline.textContent = 'A'.repeat(40);
    };
    await onEveryScreen(page, async ({ path }) => {
      for (const headline of await headlines.all()) await headline.evaluate(lengthen);
      expect.soft(await overhangOf(page), `overhang of ${path} in px`).toBe(0);
    });
  });
});
