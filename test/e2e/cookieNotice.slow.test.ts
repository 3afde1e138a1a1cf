import content from 'content';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { training } from '../screens';
import { accept, cookieNoticeLabel } from '../words';
import { describeInChromium, shiftOf, untilWhole } from './chromium';
import { onEveryScreen, shows, siteAlone, siteWith } from './everyScreen';

const notice = (page: Page) => page.getByRole('region', { name: cookieNoticeLabel });

/** The elements that cover the notice while the page scrolls from its top to its end. */
function whatLiesOver(notice: Element): string[] {
  const root = notice.getRootNode() as ShadowRoot;
  const over = new Set<string>();
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 80) {
    scrollTo({ top: y, behavior: 'instant' });
    const { left, top, right, bottom } = notice.getBoundingClientRect();
    for (let x = left + 8; x < right; x += 48) {
      for (let y = top + 8; y < bottom; y += 24) {
        const seen = root.elementFromPoint(x, y);
        if (!notice.contains(seen)) over.add(seen?.outerHTML.slice(0, 80) ?? 'nothing');
      }
    }
  }
  return [...over];
}

describeInChromium('the cookie notice', ({ open, openHtml }) => {
  it('the cookie notice takes no room on the page', async () => {
    const page = await open('/demo/', { notice: true });
    await notice(page).waitFor();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.getByRole('button', { name: accept }).click();
    await notice(page).waitFor({ state: 'hidden' });
    expect(await height()).toBe(before);
  });

  it('the cookie notice goes from every tab when it is accepted in one', async () => {
    const page = await open('/demo/', { notice: true });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await notice(other).waitFor();
    await page.getByRole('button', { name: accept }).click();
    await notice(other).waitFor({ state: 'hidden' });
  });

  it('the cookie notice does not come back after a reload once it is accepted', async () => {
    const page = await open('/demo/', { notice: true });
    await page.getByRole('button', { name: accept }).click();
    await page.reload();
    await untilWhole(page);
    expect(await notice(page).isVisible()).toBe(false);
  });

  it('the cookie notice stores that it was accepted as displayCookieDialog = 0', async () => {
    const page = await open('/demo/', { notice: true });
    await page.getByRole('button', { name: accept }).click();
    await notice(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('displayCookieDialog'))).toBe('0');
  });

  it('the cookie notice moves nothing while the site is shown first', async () => {
    const page = await openHtml(siteAlone, { notice: true, fresh: true });
    await notice(page).waitFor();
    expect(await shiftOf(page)).toBe(0);
  });

  it.each([
    [320, 640, 76],
    [390, 640, 78],
    [420, 700, 78],
    [800, 700, 78],
    [1280, 800, 78],
  ])(
    'the cookie notice covers neither the heading nor the actions of Home: %i × %i',
    async (width, height, most) => {
      const page = await openHtml(siteAlone, { notice: true, viewport: { width, height } });
      const box = await notice(page).boundingBox();
      const { trainingAction, mailAction } = content.home;
      const ends = [trainingAction, mailAction].map(async (name) => {
        const action = await page.getByRole('link', { name }).boundingBox();
        return (action?.y ?? 0) + (action?.height ?? 0);
      });
      expect(box?.height).toBeLessThanOrEqual(most);
      expect(box?.y).toBeGreaterThan(Math.max(...(await Promise.all(ends))));
    },
  );

  it.each([
    ['an enlarged page', 320, 256],
    ['a small phone', 360, 560],
  ])(
    'the cookie notice is at the end of the site in the low window of %s',
    async (_, width, height) => {
      const viewport = { width, height };
      const page = await openHtml(siteAlone, { notice: true, viewport });
      await untilWhole(page);
      const place = await notice(page).boundingBox();
      const footer = await page.locator('[part=footer]').boundingBox();
      expect(place?.y).toBeGreaterThan(viewport.height);
      expect(Math.abs((place?.y ?? 0) - (footer?.y ?? 0))).toBeLessThan(viewport.height);
    },
  );

  it('the cookie notice stands above a bar of the page, as high as the page says', async () => {
    const bar =
      '<div id="bar" style="position: fixed; inset: auto 0 0; height: 56px; background: red"></div>';
    const page = await openHtml(
      siteAlone
        .replace('<body style="', '<body style="--training-site-notice-offset: 56px; ')
        .replace('<div id="site">', `${bar}<div id="site">`),
      { notice: true },
    );
    const box = await notice(page).boundingBox();
    const end = (box?.y ?? 0) + (box?.height ?? 0);
    const edge = await page.locator('#bar').boundingBox();
    expect(end).toBeLessThanOrEqual(edge?.y ?? 0);
  });

  it.each([320, 1280])(
    'the cookie notice is covered by nothing on any screen, at %i px',
    async (width) => {
      const page = await openHtml(siteAlone, { notice: true, viewport: { width, height: 700 } });
      await onEveryScreen(page, async ({ path }) => {
        expect
          .soft(await notice(page).evaluate(whatLiesOver), `over the notice on ${path}`)
          .toEqual([]);
      });
    },
  );

  it.each([320, 390])(
    'the cookie notice covers no link at the end of a site without footer, at %i px',
    async (width) => {
      const page = await openHtml(siteWith({ hide: 'footer' }), {
        notice: true,
        viewport: { width, height: 640 },
      });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const mail = page.locator('[part=main]').getByRole('link', { name: '@' }).last();
      const end = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
      const box = await notice(page).boundingBox();
      expect(end(await mail.boundingBox())).toBeLessThanOrEqual(box?.y ?? 0);
    },
  );

  describe('while the visitor uses the keyboard', () => {
    /** A page with a button before the site and one after it, whose clicks are counted. */
    const between = siteAlone
      .replace('<div id="site">', '<button id="before">Before</button><div id="site">')
      .replace(
        '</div>',
        '</div><button id="after" onclick="clicks += 1">After</button><p style="height: 900px"></p>',
      )
      .replace('</head>', '<script>clicks = 0</script></head>');

    async function tabIntoSite() {
      const page = await openHtml(between, { notice: true });
      await notice(page).waitFor();
      await page.getByRole('button', { name: 'Before' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      return page;
    }

    /** Presses the mouse where the middle of an element is, without any scrolling in between. */
    async function press(page: Page, target: Locator) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await target.boundingBox();
      if (!box) throw new Error('The element has no box.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.up();
    }

    it('the cookie notice leaves the page below the site where it is', async () => {
      const page = await openHtml(between, { notice: true });
      const top = () =>
        page.locator('#after').evaluate((after) => after.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.locator('[part=header] a').last().focus();
      await page.keyboard.press('Tab');
      expect(await top()).toBe(before);
    });

    it('the cookie notice takes no click from a button of the page below the site', async () => {
      const page = await tabIntoSite();
      await press(page, page.locator('#after'));
      expect(await page.evaluate('clicks')).toBe(1);
    });

    it('the cookie notice takes no click from a link of the footer', async () => {
      const page = await tabIntoSite();
      const footer = page.locator('[part=footer]');
      await press(page, footer.getByRole('link', { name: training.link, exact: true }));
      await shows(page, training);
    });
  });
});
