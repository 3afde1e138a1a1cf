import { expect, it } from 'vitest';
import { createVisitor, type Row, rows } from '../../../tools/hostWalk.mjs';
import { screens } from '../../screens';
import { describeInChromium } from '../chromium';
import { type Application, serveApplication } from './applications';

const byPath = Object.fromEntries(screens.map((screen) => [screen.path, screen]));

/** Walks these rows through the application, each on a page of its own, and watches for warnings. */
export function describeWalks(application: Application, walks: readonly Row[]): void {
  describeInChromium(`in an application with ${application.name}`, ({ open, complaints }) => {
    async function arrive() {
      const page = await open(application.home, {
        prepare: (page) => serveApplication(page, application),
      });
      return createVisitor(page, new URL(page.url()).origin, application, byPath);
    }

    /** Development builds introduce themselves, at the level of information. */
    function expectNoWarning() {
      const lines = complaints.splice(0).filter((line) => !/^(info|debug):/.test(line));
      expect(lines).toEqual([]);
    }

    for (const row of walks) {
      const { title, walk } = rows[row];
      it(title, async () => {
        await walk(await arrive());
        expectNoWarning();
      });
    }

    it('leaves no listener when its page is left, and gives the title back', async () => {
      const visitor = await arrive();
      expect(await visitor.visitAndLeave()).toBe(await visitor.visitAndLeave());
      expectNoWarning();
    });
  });
}
