import { expect } from 'vitest';
import { areSitesWhole } from '../whole.mjs';
import type { EnginePage } from './engine';
import { createLookup, type Locator, type Lookup } from './lookup';

/** Asks again until the answer is as expected, for as long as a busy machine may need. */
export function eventually<Answer>(ask: () => Promise<Answer>) {
  return expect.poll(ask, { timeout: 10_000, interval: 20 });
}

export type SitePage = ReturnType<typeof createSitePage>;

/** What a visitor does and sees, in the same words for each engine. */
export function createSitePage(page: EnginePage) {
  /** Runs a function in the page; it may use its arguments alone, and they travel as JSON. */
  async function read<Args extends readonly unknown[], Answer>(
    ask: (lookup: Lookup, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const call = [`(${createLookup})()`, ...args.map((arg) => JSON.stringify(arg))].join(', ');
    return (await page.evaluate(`(${ask})(${call})`)) as Answer;
  }

  /** The names of all that fit and are shown. */
  const names = (locator: Locator) =>
    read(({ all, nameOf }, wanted) => all(wanted).map(nameOf), locator);

  return {
    ...page,
    read,
    names,

    async click(locator: Locator) {
      let middle: readonly [number, number] = [0, 0];
      const find = async () => {
        middle = await read(({ one, middleOf }, wanted) => middleOf(one(wanted)), locator);
        return middle.length;
      };
      await eventually(find).toBe(2);
      await page.clickAt(...middle);
    },

    /** Waits until the screen with this heading is shown to its end, and no other screen is. */
    async shows(heading: string) {
      await eventually(headings).toEqual([heading]);
      await eventually(() => page.evaluate(`(${areSitesWhole})()`)).toBe(true);
    },

    headings,
    focusedName: () => read(({ focused, nameOf }) => nameOf(focused())),
    hash: () => read(() => location.hash),
    title: () => read(() => document.title),
    /** In whole px, to which one engine rounds what it restores. */
    scrollY: () => read(() => Math.round(scrollY)),

    /** Changes the hash as the host's own links do, and waits until everybody has been told. */
    changeHash: (hash: string) =>
      read(async (_, to) => {
        const told = new Promise((resolve) =>
          addEventListener('hashchange', () => setTimeout(resolve), { once: true }),
        );
        location.hash = to;
        await told;
      }, hash),
  };

  function headings() {
    return read(({ all, nameOf }) =>
      all({ role: 'heading' })
        .filter(({ localName }) => localName === 'h1')
        .map(nameOf),
    );
  }
}
