import content from 'content';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { careers, consultancy, contact, home, type Screen, training } from '../screens';
import { accept, headerLinks, homeLink, openMenu, skipLink } from '../words';
import { loadAxe, violations } from './axe';
import { describeInChromium } from './chromium';
import { onEveryScreen } from './everyScreen';

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
  it('in forced colours, axe reports nothing on any screen, also in a narrow page', async () => {
    const page = await open('/demo/', { ...forced, viewport: { width: 320, height: 800 } });
    await loadAxe(page);
    await onEveryScreen(page, async ({ path }) => {
      expect.soft(await violations(page), `on ${path}`).toEqual([]);
    });
  });

  it('in forced colours, the track record has its risers', async () => {
    const page = await open('/demo/', forced);
    const riser = page.locator('[data-ground=deep] li:nth-child(2):has(> p)');
    const colour = await riser.evaluate((tread) => {
      const { borderInlineStart } = getComputedStyle(tread, '::before');
      return borderInlineStart;
    });
    expect(colour).toBe(`3px solid ${await systemColour(page, 'CanvasText')}`);
  });

  it.each(['light', 'dark'] as const)(
    'in forced colours, every drawing has colours of the system: %s',
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
        expect.soft(strange, `on ${path}`).toEqual([]);
      });
    },
  );

  it('in forced colours, the last tread of Home has the background of text behind its label', async () => {
    const page = await open('/demo/', forced);
    const label = page.getByText(content.home.steps.at(-1) ?? '', { exact: true });
    const { backgroundColor } = await style(label);
    expect(backgroundColor).toBe(await systemColour(page, 'Canvas'));
  });

  it('in forced colours, the link of the current screen is marked', async () => {
    const page = await open(`/demo/#${training.path}`, forced);
    const links = page.getByRole('navigation', { name: content.shell.headNavLabel });
    const bar = await style(links.locator('[aria-current]'), '::before');
    expect(bar.backgroundColor).toBe(await systemColour(page, 'Highlight'));
  });

  it('in forced colours, each link that Tab reaches has a ring', async () => {
    const page = await open('/demo/', forced);
    const highlight = await systemColour(page, 'Highlight');
    for (const name of [skipLink, homeLink, ...headerLinks.slice(0, 2)]) {
      await page.keyboard.press('Tab');
      const focused = page.getByRole('link', { name }).and(page.locator(':focus-visible'));
      const { outline } = await style(focused);
      expect.soft(outline, `the ring of “${name}”`).toBe(`3px ${highlight}`);
    }
  });

  it('in forced colours, Accept has a ring when it has focus', async () => {
    const page = await open('/demo/', forced);
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: accept });
    await button.focus();
    expect((await style(button)).outline).toBe(`3px ${await systemColour(page, 'Highlight')}`);
  });

  it('in forced colours, the pressed filter has a thick border', async () => {
    const page = await open(`/demo/#${careers.path}`, forced);
    const { border } = await style(page.getByRole('button', { pressed: true }));
    expect(border).toBe(`3px solid ${await systemColour(page, 'Highlight')}`);
  });

  it('in forced colours, the disabled button is grey, with a dashed border', async () => {
    const page = await open(`/demo/#${contact.path}`, forced);
    const grey = await systemColour(page, 'GrayText');
    const send = await style(page.getByRole('button', { name: content.contact.form.send }));
    expect(send).toMatchObject({ color: grey, border: `1px dashed ${grey}` });
  });

  describe('the menu', () => {
    async function openWithMenu() {
      const viewport = { width: 390, height: 800 };
      const page = await open(`/demo/#${contact.path}`, { ...forced, viewport });
      await page.getByRole('button', { name: openMenu }).click();
      return page;
    }

    it('in forced colours, the menu marks the link of the current screen', async () => {
      const page = await openWithMenu();
      const link = page.getByRole('dialog').locator('[aria-current]');
      const { backgroundColor } = await style(link, '::before');
      expect(backgroundColor).toBe(await systemColour(page, 'Highlight'));
    });

    it('in forced colours, the menu has a border', async () => {
      const page = await openWithMenu();
      expect((await style(page.locator('dialog > div'))).border).toMatch(/^1px solid/);
    });
  });

  it('in forced colours, parts that differ only in colour have a border', async () => {
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
      for (const [part, names] of Object.entries(parts[path] ?? {})) {
        for (const name of names) {
          expect.soft(await ruled(name), `what has the border around “${name}”`).toBe(part);
        }
      }
    };
    await onEveryScreen(page, visit, [home, training, consultancy]);
  });
});
