import { createRequire } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import type { Application } from '../../../tools/hosts/hosts.mjs';
import { record } from '../../../tools/hosts/results.mjs';
import { type Row, rows } from '../../../tools/hosts/rows.mjs';
import { createVisitor } from '../../../tools/hosts/visitor.mjs';
import {
  careers,
  consultancy,
  contact,
  home,
  knowUsMore,
  type Screen,
  training,
} from '../../screens';
import { describeInChromium } from '../chromium';
import { serveApplication } from './serveApplication';

/** The words of the screens, as the content gives them. */
const words = {
  title: wordsOf((screen) => screen.title),
  heading: wordsOf((screen) => screen.heading),
  link: wordsOf((screen) => screen.link ?? ''),
};

const all = Object.keys(rows) as Row[];

/**
 * Walks rows of docs/hosts.md through the application, each on a page of its own, and watches for
 * warnings. The results of all rows are kept for the table.
 */
export function describeWalks(application: Application, walks: readonly Row[] = all): void {
  describeInChromium(`in an application with ${application.name}`, ({ open, complaints }) => {
    const { version } = application.router
      ? createRequire(import.meta.url)(`${application.router}/package.json`)
      : { version: '' };
    const results: Record<string, string> = { f: 'yes' };

    async function arrive() {
      const page = await open(application.home, {
        prepare: (page) => serveApplication(page, application),
      });
      return createVisitor(page, new URL(page.url()).origin, application, words);
    }

    async function keep(row: string, walk: () => Promise<void>) {
      results[row] = 'not walked to the end';
      await walk();
      results[row] = 'yes';
      // Development builds introduce themselves, at the level of information.
      const lines = complaints.splice(0).filter((line) => !/^(info|debug):/.test(line));
      if (lines.length > 0) results.f = lines.join('; ');
      expect(lines).toEqual([]);
    }

    for (const row of walks) {
      it(rows[row].title, () => keep(row, async () => rows[row].walk(await arrive())));
    }

    it('leaves no listener when its page is left, and gives the title back', () =>
      keep('unmount', async () => {
        const visitor = await arrive();
        await visitor.visitAndLeave();
      }));

    afterAll(async () => {
      if (walks === all) await record(application.name, version, results);
    });
  });
}

function wordsOf(word: (screen: Screen) => string) {
  return {
    '/': word(home),
    '/know-us-more': word(knowUsMore),
    '/training': word(training),
    '/consultation': word(consultancy),
    '/contact-us': word(contact),
    '/careers': word(careers),
  };
}
