// Installs each example, builds it, serves it, and walks through it; applications also by their
// development servers.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeInChromium } from '../../test/e2e/chromium';
import { eventually } from '../../test/e2e/engines/sitePage';
import {
  applications,
  type ExampleApplication,
  type Portal,
  portals,
  resultOf,
} from '../../test/e2e/examples';
import { describeApplication, describePortal } from '../../test/e2e/walks';
import { home } from '../../test/screens';
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
const folderOf = ({ folder }: ExampleApplication) => `${root}examples/${folder}`;
const npm = (cwd: string, ...args: string[]) => promisify(execFile)('npm', args, { cwd, env });

const scriptsOf = (cwd: string) => JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8')).scripts;

async function install(cwd: string, buildArguments: readonly string[] = []) {
  await npm(cwd, 'install', '--no-package-lock', '--no-audit', '--no-fund');
  // npm may have installed an older build.
  const widget = `${cwd}/node_modules/training-site-widget/dist`;
  await rm(widget, { recursive: true, force: true });
  await cp(`${root}dist`, widget, { recursive: true });
  if (scriptsOf(cwd).build) await npm(cwd, 'run', 'build', '--', ...buildArguments);
}

for (const example of applications) {
  const cwd = folderOf(example);
  const scripts = scriptsOf(cwd);

  describe(example.folder, () => {
    beforeAll(() => install(cwd, example.buildArguments), 600_000);

    describeServed('start', []);
    if (scripts.dev) describeServed('dev', example.devArguments ?? []);
  });

  function describeServed(script: 'start' | 'dev', args: readonly string[]) {
    describe(`npm run ${script}`, () => {
      let server: StartedServer;
      let origin: string;

      beforeAll(async () => {
        const port = String(await freePort());
        origin = `http://localhost:${port}`;
        const command = ['npm', 'run', script, '--', ...args, '--port', port] as const;
        server = await startServer(command, { cwd, env }, () => fetch(origin));
      }, 130_000);
      afterAll(() => server.stop());

      const host = script === 'dev' ? { ...example, ...example.inDevelopment } : example;
      describeApplication(host, serveCdn, () => origin);
      if (script === 'start' && example.isPrerendered) {
        describePrerendered(example, () => origin + example.partners);
      }
    });
  }
}

for (const folder of new Set(portals.map((portal) => portal.folder))) {
  const inFolder = portals.filter((portal) => portal.folder === folder);
  const missing = [...new Set(inFolder.flatMap(missingPackages))];
  if (missing.length > 0) {
    console.log(`${folder} is skipped. It needs: apt-get install ${missing.join(' ')}`);
  }

  describe.skipIf(missing.length > 0)(folder, () => {
    const cwd = `${root}examples/${folder}`;
    let server: StartedServer;
    let origin: string;

    beforeAll(async () => {
      await install(cwd);
      const port = String(await freePort());
      origin = `http://localhost:${port}`;
      const [portal] = inFolder as [Portal];
      const args = portal.portArguments?.(port) ?? ['--port', port];
      const command = ['npm', 'run', 'start', '--', ...args] as const;
      // Ghost answers 503 while it starts.
      const isReady = async () => expect((await fetch(origin + portal.page)).status).not.toBe(503);
      server = await startServer(command, { cwd, env }, isReady);
    }, 600_000);
    afterAll(() => server?.stop());

    for (const portal of inFolder) {
      describePortal(
        portal,
        () => origin,
        () => printResult(portal),
      );
    }
  });
}

/** The Debian packages of a portal that are not installed. */
function missingPackages({ packages = [] }: Portal) {
  return packages.filter((name) => !debianVersion(name));
}

/** The version of an installed Debian package; undefined if it is not installed. */
function debianVersion(name: string): string | undefined {
  try {
    const status = execFileSync('dpkg-query', ['--status', name], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const lines = status.split('\n');
    if (!lines.includes('Status: install ok installed')) return undefined;
    return lines.find((line) => line.startsWith('Version: '))?.slice('Version: '.length);
  } catch {
    return undefined;
  }
}

/** The version of the portal, which is installed. */
function versionOf({ folder, tried }: Portal): string {
  if ('debian' in tried) return `${debianVersion(tried.debian)} (Debian)`;
  const file = 'file' in tried ? tried.file : `node_modules/${tried.npm}/package.json`;
  return JSON.parse(readFileSync(`${root}examples/${folder}/${file}`, 'utf8')).version;
}

/** Prints what docs/hosts.md says of the portal. */
function printResult(portal: Portal) {
  console.log(`${portal.name} ${versionOf(portal)}: ${resultOf(portal)}`);
}

function describePrerendered({ name }: ExampleApplication, address: () => string) {
  describeInChromium(`the HTML of ${name}`, ({ open }) => {
    it(`the HTML of ${name} shows the site without script`, async () => {
      const page = await open(address(), { javaScriptEnabled: false, prepare: serveCdn });
      await page.getByRole('heading', { level: 1, name: home.heading, exact: true }).waitFor();
    });

    it(`the HTML of ${name} is taken over by the script, with its nodes`, async () => {
      const page = await open(address(), {
        async prepare(page) {
          await serveCdn(page);
          await page.addInitScript(() => {
            // The page has been parsed, and its modules have not run.
            document.onreadystatechange = () => {
              const root = document.querySelector('training-site')?.shadowRoot;
              Object.assign(window, { parsed: root?.querySelector('h1') });
              document.onreadystatechange = null;
            };
          });
        },
      });
      // The script has removed the link to the stylesheet. The title proves nothing: Next may set
      // its own later.
      await eventually(() => page.locator('link ~ * .site').count()).toBe(0);
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
