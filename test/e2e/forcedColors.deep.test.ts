import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as content from '../../src/content/edition';
import { careers, consultancy, contact, home, type Screen, training } from '../screens';
import { accept, headerLinks, homeLink, openMenu, skipLink } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { goTo, onEveryScreen } from './everyScreen';

const forced = { forcedColors: 'active', notice: true } as const;

/** A colour of the system's palette, as the browser computes it. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

const style = (locator: Locator, pseudo?: string) =>
  locator.evaluate((element, pseudoElement) => {
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, color } =
      getComputedStyle(element, pseudoElement);
    const { outlineColor, outlineWidth } = getComputedStyle(element);
    const border = `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
    return { backgroundColor, border, color, outline: `${outlineWidth} ${outlineColor}` };
  }, pseudo);

describeInChromium('in forced colours', ({ open }) => {
  it('axe reports nothing on any screen, also in a narrow page', async () => {
    const page = await open('/demo/', { ...forced, viewport: { width: 320, height: 800 } });
    await loadAxe(page);
    await onEveryScreen(page, async () => expect(await violations(page)).toEqual([]));
  });

  it.each(['light', 'dark'] as const)(
    'every drawing has colours of the system: %s',
    async (colorScheme) => {
      const page = await open('/demo/', { ...forced, colorScheme });
      const system = ['Canvas', 'CanvasText', 'LinkText', 'ButtonText', 'GrayText'];
      const allowed = await Promise.all(system.map((name) => systemColour(page, name)));
      await onEveryScreen(page, async ({ path }) => {
        const strange = await page.locator('svg *').evaluateAll(
          (shapes, known) =>
            shapes.flatMap((shape) => {
              const { fill, stroke } = getComputedStyle(shape);
              const paints = [fill, stroke].filter((paint) => paint !== 'none');
              // A mix of two equal system colours has the same value in another notation.
              const inBytes = (paint: string) =>
                paint.replace(/^color\(srgb (.*)\)$/, (_, shares: string) => {
                  const bytes = shares.split(' ').map((share) => 255 * Number(share));
                  return `rgb(${bytes.join(', ')})`;
                });
              return paints.every((paint) => known.includes(inBytes(paint)))
                ? []
                : [`${shape.outerHTML.slice(0, 80)}: ${paints}`];
            }),
          allowed,
        );
        expect([path, strange]).toEqual([path, []]);
      });
      // The last tread has a label on it, so it has the background of text.
      await goTo(page, home.path);
      const tread = page.locator('rect[width="2000"]').first();
      expect(await tread.evaluate((shape) => getComputedStyle(shape).fill)).toBe(allowed[0]);
    },
  );

  it('what is current, pressed or focused is marked, what is disabled is grey, and the menu has a border', async () => {
    const page = await open(`/demo/#${training.path}`, forced);
    const highlight = await systemColour(page, 'Highlight');
    const current = page
      .getByRole('navigation', { name: content.shell.headNavLabel })
      .locator('[aria-current]');
    expect((await style(current, '::before')).backgroundColor).toBe(highlight);
    for (const name of [skipLink, homeLink, ...headerLinks.slice(0, 2)]) {
      await page.keyboard.press('Tab');
      const focused = page.getByRole('link', { name }).and(page.locator(':focus-visible'));
      expect((await style(focused)).outline).toBe(`3px ${highlight}`);
    }
    const button = page.getByRole('button', { name: accept });
    await button.focus();
    expect((await style(button)).outline).toBe(`3px ${highlight}`);

    await goTo(page, careers.path);
    const pressed = page.getByRole('button', { pressed: true });
    expect((await style(pressed)).border).toBe(`3px solid ${highlight}`);

    await goTo(page, contact.path);
    const grey = await systemColour(page, 'GrayText');
    const send = await style(page.getByRole('button', { name: content.contact.form.send }));
    expect([send.color, send.border]).toEqual([grey, `1px dashed ${grey}`]);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: openMenu }).click();
    const stop = page.getByRole('dialog').locator('[aria-current]');
    expect((await style(stop, '::before')).backgroundColor).toBe(highlight);
    expect((await style(page.locator('dialog > div'))).border).toMatch(/^1px solid/);
  });

  it('parts that differ only in colour have a border', async () => {
    const parts: Record<string, Record<string, readonly string[]>> = {
      [home.path]: {
        a: [content.home.trainingAction],
        button: [accept],
        section: [content.shell.cookieNotice.text, content.home.statisticsHeading],
      },
      [training.path]: {
        section: [content.training.corporate.title, content.training.college.title],
        div: [content.shell.footerLine],
      },
      [consultancy.path]: { section: content.consultancy.services.map(({ title }) => title) },
    };
    const page = await open('/demo/', forced);
    /** The nearest element around a text that has a border. */
    const ruled = (name: string) =>
      page
        .getByText(name, { exact: true })
        .last()
        .evaluate((element) => {
          let box: Element | null = element;
          while (box && getComputedStyle(box).borderTopWidth === '0px') box = box.parentElement;
          return box?.localName;
        });
    const visit = async ({ path }: Screen) => {
      for (const [part, names] of Object.entries(parts[path] ?? {}))
        for (const name of names) expect([name, await ruled(name)]).toEqual([name, part]);
    };
    await onEveryScreen(page, visit, [home, training, consultancy]);
  });
});
