import { expect, it } from 'vitest';
import { careersText } from '../../src/content/careers';
import { collegeTraining, corporateTraining } from '../../src/content/training';
import { describeInChromium } from './chromium';
import { onEveryScreen, siteAlone } from './everyScreen';
import { faultsAt, textSpacing } from './layoutFaults';

/** The ends of the range, both sides of the breakpoint, and what most visitors have. */
const widths = [300, 320, 390, 600, 767, 768, 1024, 1280, 1920];
const viewport = { width: 1920, height: 900 };

describeInChromium('at the widths that matter', ({ openHtml }) => {
  it('every screen fits, and nothing of it is clipped, broken or too small', async () => {
    const page = await openHtml(siteAlone, { viewport });
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await page.evaluate(faultsAt, { widths })]).toEqual([path, []]);
    });
  });

  it('no screen loses anything to a text spacing of the visitor’s own', async () => {
    const page = await openHtml(siteAlone, { viewport });
    const conditions = { widths: [320, 768, 1280], rules: textSpacing, orphans: true };
    await onEveryScreen(page, async ({ path }) => {
      expect([path, await page.evaluate(faultsAt, conditions)]).toEqual([path, []]);
    });
  });

  it.each([768, 1000, 1280])(
    'lists that stand side by side have level rows at %d px',
    async (width) => {
      const page = await openHtml(siteAlone, {
        viewport: { width, height: 900 },
        hash: '#/training',
      });
      const rows = (name: string) =>
        page
          .getByRole('main')
          .getByRole('heading', { name })
          .locator('..')
          .getByRole('listitem')
          .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().y)));
      const corporate = await rows(corporateTraining.title);
      expect(corporate).toHaveLength(corporateTraining.bullets.length);
      expect(corporate).toEqual(await rows(collegeTraining.title));
    },
  );

  it('shows all filters in one row at 1024px', async () => {
    const page = await openHtml(siteAlone, {
      viewport: { width: 1024, height: 900 },
      hash: '#/careers',
    });
    const filters = page.getByRole('group', { name: careersText.filtersLabel }).getByRole('button');
    const tops = await filters.evaluateAll((all) =>
      all.map((filter) => filter.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);
  });

  it.each([390, 768, 1280])(
    'keeps an address of 40 letters on one line at %d px',
    async (width) => {
      const page = await openHtml(
        `<!doctype html><html lang="en"><title>Portal</title><body style="margin: 0">
       <div id="site"></div><script src="/dist/training-site.js"></script>
       <script>TrainingSite.mount(document.getElementById('site'), {
         company: { helloEmail: 'enquiries.training@polytechnic.example.in' } });</script></body></html>`,
        { viewport: { width, height: 900 }, hash: '#/consultation' },
      );
      const address = page.getByRole('main').getByRole('link', { name: /^enquiries/ });
      const { lines, right } = await address.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const boxes = [...range.getClientRects()];
        return {
          lines: new Set(boxes.map(({ bottom }) => Math.round(bottom / 20))).size,
          right: Math.max(...boxes.map((box) => box.right)),
        };
      });
      expect(lines).toBe(1);
      expect(right).toBeLessThanOrEqual(width - 20);
    },
  );
});
