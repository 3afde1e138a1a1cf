// What text editors save of HTML with the site. examples/editors/README.md has the answers as a
// table.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium, inPortal } from '../../test/e2e/chromium';
import { eventually } from '../../test/e2e/engines/sitePage';
import { shows } from '../../test/e2e/everyScreen';
import { home } from '../../test/screens';
import { tableRows } from '../../test/tableRows';
import { dist } from '../dist.mjs';
import { freePort } from './server.mjs';
import { type StartedServer, startServer } from './startServer';

const cwd = fileURLToPath(new URL('../../examples/editors', import.meta.url));
const editors = readdirSync(`${cwd}/editors`).map((file) => file.replace('.js', ''));
// Vitest's values would change the build.
const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };

const script = '<script src="/dist/training-site.min.js" defer></script>';
const element = '<training-site theme="auto"></training-site>';
const marked = '<div data-training-site data-theme="auto"></div>';
const prerendered = readFileSync(`${dist}/embed.html`, 'utf8');

describe('editors', () => {
  let server: StartedServer;
  let origin: string;

  beforeAll(async () => {
    const npm = (...args: string[]) => promisify(execFile)('npm', args, { cwd, env });
    await npm('install', '--no-package-lock', '--no-audit', '--no-fund');
    await npm('run', 'build');
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    const command = ['npm', 'run', 'start', '--', '--port', port] as const;
    server = await startServer(command, { cwd, env }, () => fetch(origin));
  }, 600_000);
  afterAll(() => server?.stop());

  describeInChromium('of text', ({ open, openHtml, complaints }) => {
    const openEditor = (editor: string) =>
      open(`${origin}/?editor=${editor}`, {
        fresh: true,
        prepare: (page) =>
          page.route('**/training-site*.js', (route) =>
            route.fulfill({ path: `${dist}/training-site.min.js` }),
          ),
      });

    /** What the editor saves of a text with this HTML in it. */
    async function savedBy(editor: string, setting: string, html: string) {
      const page = await openEditor(editor);
      await page.getByLabel('Setting').selectOption(setting);
      await page.getByLabel('HTML put in').fill(`<p>Before</p>${html}<p>After</p>`);
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      const saved = page.getByLabel('HTML saved');
      await eventually(() => saved.inputValue()).not.toBe('');
      // Editors write about scripts that they do not run.
      complaints.length = 0;
      return saved.inputValue();
    }

    /** Whether a page with the saved HTML has the site with its options. */
    async function showsSite(saved: string) {
      const page = await openHtml(inPortal(saved, script), { fresh: true });
      const sites = page.locator(
        'training-site[theme=auto], [data-training-site][data-theme=auto]',
      );
      if ((await sites.count()) === 0) return 'no';
      await shows(page, home);
      return 'yes';
    }

    async function runsScript(saved: string) {
      const page = await openHtml(inPortal(saved), { fresh: true });
      return (await page.evaluate(() => 'TrainingSite' in window)) ? 'yes' : 'no';
    }

    /** Whether a page with the saved HTML shows Home without any script, or at least its words. */
    async function showsHome(saved: string) {
      const page = await openHtml(inPortal(saved), {
        ...{ fresh: true, javaScriptEnabled: false },
        // Where the HTML has lost its end, no site is ever whole.
        waitUntil: 'commit',
      });
      await page.waitForLoadState();
      const styled = page.locator('style ~ .site, style ~ * .site');
      if ((await styled.count()) > 0) return 'yes';
      const words = page.getByText('Instructor-led IT training').filter({ visible: true });
      return (await words.count()) > 0 ? 'words' : 'no';
    }

    /** The rows of the editor, as the table has them. */
    async function measure(editor: string) {
      const page = await openEditor(editor);
      const name = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
      const settings = await page.getByLabel('Setting').getByRole('option').allTextContents();
      const rows: string[][] = [];
      for (const setting of settings) {
        const saved = (html: string) => savedBy(editor, setting, html);
        rows.push([
          ...[name, setting],
          await runsScript(await saved(script)),
          await showsSite(await saved(element)),
          await showsSite(await saved(marked)),
          await showsHome(await saved(prerendered)),
        ]);
      }
      return { name, rows };
    }

    it.each(editors)(
      'the table of editors says what %s keeps',
      async (editor) => {
        const { name, rows } = await measure(editor);
        const said = tableRows('examples/editors/README.md', '| Editor | Setting |').filter(
          ([cell]) => cell === name,
        );
        expect(said).toEqual(rows);
      },
      300_000,
    );
  });
});
