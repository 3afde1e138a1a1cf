// One visitor's way through an application that has the site on one of its pages, row by row of
// docs/hosts.md. For the browser tests and for the examples: so it knows playwright-core alone.

/** @typedef {import('./visitor.mjs').Visitor} Visitor */
/** @typedef {'a' | 'b' | 'c' | 'd' | 'e'} Row - of docs/hosts.md that is walked; (f) is read from the console */

/**
 * The rows: what the visitor does. Each step checks what has to be seen then.
 *
 * @type {Readonly<Record<Row, { readonly title: string, readonly walk: (visitor: Visitor) => Promise<void> }>>}
 */
export const rows = {
  a: {
    title: 'Training, host link home, Back to Training, Back to where the visitor came from',
    async walk(visitor) {
      await visitor.arrive();
      await visitor.site('/training');
      await visitor.host('Host home');
      await visitor.back();
      await visitor.back();
      await visitor.back();
      await visitor.toldOfEachScreen();
    },
  },
  b: {
    title: "the host's link to the page without a hash shows Home, with its title",
    async walk(visitor) {
      await visitor.arrive();
      await visitor.site('/training');
      await visitor.host('Partners');
    },
  },
  c: {
    title: "a host's link to a screen shows it, from another page and from another screen",
    async walk(visitor) {
      await visitor.host('Consultancy desk');
      await visitor.site('/training');
      await visitor.host('Consultancy desk');
    },
  },
  d: {
    title: 'links of the site are true after the host changed its path or query',
    async walk(visitor) {
      await visitor.arrive();
      await visitor.host('Course list');
      await visitor.linksAreTrue();
      await visitor.filter();
      await visitor.linksAreTrue();
    },
  },
  e: {
    title: 'Back and Forward through ten mixed steps, one entry a step',
    async walk(visitor) {
      await visitor.countEntries(10, async () => {
        await visitor.arrive();
        await visitor.site('/training');
        await visitor.site('/careers');
        await visitor.host('Consultancy desk');
        await visitor.site('/contact-us');
        await visitor.host('Host home');
        await visitor.host('Partners');
        await visitor.site('/know-us-more');
        await visitor.host('Course list');
        await visitor.site('/consultation');
      });
      for (let step = 0; step < 10; step += 1) await visitor.back();
      for (let step = 0; step < 10; step += 1) await visitor.forward();
      await visitor.toldOfEachScreen();
    },
  },
};
