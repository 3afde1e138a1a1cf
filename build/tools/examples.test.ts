// Installs each example, builds it, serves it, and walks through it; applications also by their
// development servers.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium } from '../../test/e2e/chromium';
import { follow, shows } from '../../test/e2e/everyScreen';
import { type Example, examples } from '../../test/e2e/examples';
import { describeApplication, describePortal } from '../../test/e2e/walks';
import { home, training } from '../../test/screens';
import { freePort } from './server.mjs';
import { type StartedServer, startServer } from './startServer';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = {
  ...process.env,
  // Vitest's values would change the build of the examples.
  NODE_ENV: undefined,
  VITEST: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

for (const example of examples) {
  const { application, inDevelopment, isPrerendered, portals = [] } = example;

  describeExample(example, (script, origin) => {
    for (const portal of portals) describePortal(portal, origin);
    if (!application) return;
    const host = script === 'dev' ? { ...application, ...inDevelopment } : application;
    describeApplication(host, serveCdn, origin);
    if (script === 'start' && isPrerendered) {
      describePrerendered(host.name, () => origin() + host.partners);
    }
  });
}

// It reads `custom-elements.json`, and has no pages to walk through.
describeExample({ folder: 'storybook' }, (_, origin) => {
  describeInChromium('in Storybook', ({ open }) => {
    const frame = (mode: string, id: string) => `${origin()}/iframe.html?viewMode=${mode}&id=${id}`;

    it('the docs page of Storybook describes the attributes of the element', async () => {
      const page = await open(frame('docs', 'training-site--docs'));
      const row = page.locator('.docblock-argstable-body tr').filter({ hasText: 'heading-level' });
      await row.getByText('Level of the first heading').waitFor();
    });

    it('a story of Storybook shows the site, and its links lead to screens', async () => {
      const page = await open(frame('story', 'training-site--light'));
      await shows(page, home);
      await follow(page, training);
    });
  });
});

/** Calls `tests` for each server of the example, while that runs. */
function describeExample(
  { folder, packages = [], buildArguments = [], devArguments = [], portArguments }: Example,
  tests: (script: 'start' | 'dev', origin: () => string) => void,
) {
  const cwd = `${root}examples/${folder}`;
  const { scripts } = JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8'));
  const npm = (...args: string[]) => promisify(execFile)('npm', args, { cwd, env });

  describe.runIf(packages.every(isInstalled))(folder, () => {
    beforeAll(async () => {
      await npm('install', '--no-package-lock', '--no-audit', '--no-fund');
      // npm may have installed an older build.
      const widget = `${cwd}/node_modules/training-site-widget/dist`;
      await rm(widget, { recursive: true, force: true });
      await cp(`${root}dist`, widget, { recursive: true });
      if (scripts.build) await npm('run', 'build', '--', ...buildArguments);
    }, 600_000);

    describeServer('start', []);
    if (scripts.dev) describeServer('dev', devArguments);
  });

  function describeServer(script: 'start' | 'dev', args: readonly string[]) {
    describe(`npm run ${script}`, () => {
      let server: StartedServer;
      let origin: string;

      beforeAll(async () => {
        const port = String(await freePort());
        origin = `http://localhost:${port}`;
        const ofPort = portArguments?.(port) ?? ['--port', port];
        const command = ['npm', 'run', script, '--', ...args, ...ofPort] as const;
        // Ghost answers 503 while it starts.
        const isReady = async () => expect((await fetch(origin)).status).not.toBe(503);
        server = await startServer(command, { cwd, env }, isReady);
      }, 130_000);
      afterAll(() => server?.stop());

      tests(script, () => origin);
    });
  }
}

/** Whether a Debian package is installed. */
function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' });
  return stdout.includes('Status: install ok installed');
}

function describePrerendered(name: string, address: () => string) {
  describeInChromium(`the HTML of ${name}`, ({ open }) => {
    it(`the HTML of ${name} shows the site without script`, async () => {
      const page = await open(address(), { javaScriptEnabled: false, prepare: serveCdn });
      await page.getByRole('heading', { level: 1, name: home.heading, exact: true }).waitFor();
    });

    it(`the HTML of ${name} is hydrated by the script, with its nodes`, async () => {
      const page = await open(address(), {
        async prepare(page) {
          await serveCdn(page);
          await page.addInitScript(() => {
            // The page has been parsed, and its modules have not run.
            document.onreadystatechange = () => {
              const root = document.querySelector('training-site')?.shadowRoot;
              Object.assign(window, { parsed: root?.querySelector('.site') });
              document.onreadystatechange = null;
            };
          });
        },
      });
      await follow(page, training);
      expect(await page.evaluate(() => Reflect.get(window, 'parsed').isConnected)).toBe(true);
    });
  });
}

/** The CDN of the example without a framework. */
const serveCdn = (page: Page) =>
  page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      path: `${root}dist${new URL(route.request().url()).pathname}`,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
