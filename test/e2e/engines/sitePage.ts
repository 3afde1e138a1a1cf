import { expect } from 'vitest';
import { changeHash } from '../changeHash';
import { areSitesWhole } from '../whole.mjs';
import type { EnginePage } from './engine';
import { createLookup, type Locator, type Lookup } from './lookup';

/** Polls until the answer is as expected, for at most ten seconds. */
export function eventually<Answer>(ask: () => Promise<Answer>) {
  return expect.poll(ask, { timeout: 10_000, interval: 20 });
}

export type SitePage = ReturnType<typeof createSitePage>;

/** The actions and observations of a visitor, the same for each engine. */
export function createSitePage(page: EnginePage) {
  /** Runs a function in the page. It uses only its arguments, which are passed as JSON. */
  async function read<Args extends readonly unknown[], Answer>(
    ask: (lookup: Lookup, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const call = [`(${createLookup})()`, ...args.map((arg) => JSON.stringify(arg))].join(', ');
    return (await page.evaluate(`(${ask})(${call})`)) as Answer;
  }

  /** The names of all visible matches. */
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
    /** In whole px, because one engine rounds the position that it restores. */
    scrollY: () => read(() => Math.round(scrollY)),

    changeHash: (hash: string) => page.evaluate(`(${changeHash})(${JSON.stringify(hash)})`),
  };

  function headings() {
    return read(({ all, nameOf }) =>
      all({ role: 'heading' })
        .filter(({ localName }) => localName === 'h1')
        .map(nameOf),
    );
  }
}
