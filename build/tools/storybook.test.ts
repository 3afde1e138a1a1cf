// Storybook, which writes its page from `custom-elements.json` of the package.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium } from '../../test/e2e/chromium';
import { follow, shows } from '../../test/e2e/everyScreen';
import { home, training } from '../../test/screens';
import { dist } from '../dist.mjs';
import { freePort } from './server.mjs';
import { type StartedServer, startServer } from './startServer';

const cwd = fileURLToPath(new URL('../../examples/storybook', import.meta.url));
// Vitest's values would change the build.
const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };

type Described = { readonly name: string };
const manifest = JSON.parse(readFileSync(`${dist}/custom-elements.json`, 'utf8'));
const [{ declarations }] = manifest.modules;
const [element] = declarations.filter(({ tagName }: { tagName?: string }) => tagName);

describe('storybook', () => {
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

  describeInChromium('in Chromium', ({ open }) => {
    it('the docs page of Storybook describes each attribute, event, CSS property and part', async () => {
      const page = await open(`${origin}/iframe.html?viewMode=docs&id=training-site--docs`);
      const rows = page.locator('.docblock-argstable-body tr');
      await rows.first().waitFor();
      // A group has a row with one cell.
      const cells = await rows.evaluateAll((all) =>
        all.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent ?? '')),
      );
      const texts = new Map(
        cells.filter((row) => row.length > 1).map(([name, text]) => [name, text]),
      );
      const kinds = [element.attributes, element.events, element.cssProperties, element.cssParts];
      const names = kinds.flat().map(({ name }: Described) => name);
      const without = names.filter((name) => !texts.get(name)?.trim());
      expect(without).toEqual([]);
    });

    it('a story of Storybook shows the site, and its links lead to screens', async () => {
      const address = `${origin}/iframe.html?viewMode=story&id=training-site--light`;
      const page = await open(address);
      await shows(page, home);
      await follow(page, training);
      expect(page.url()).toBe(address);
    });
  });
});
