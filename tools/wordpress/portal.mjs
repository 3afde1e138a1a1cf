// A throwaway WordPress of Debian's packages: own database, own files, removed at the end.
import { execFile, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../freePort.mjs';

/**
 * @typedef {object} Versions
 * @property {string} WordPress
 * @property {string} PHP
 * @property {string} MariaDB
 * @property {Record<string, string>} themes - name and version, by folder
 * @property {Record<string, boolean>} can - whether the user has `unfiltered_html`
 */

/**
 * @typedef {object} Portal
 * @property {string} origin
 * @property {string} folder - what the server publishes
 * @property {() => Promise<Versions>} versions
 * @property {(name: string) => Promise<unknown>} switchTheme
 * @property {() => Promise<void>} close - stops the servers, removes the files
 */

const run = promisify(execFile);
const script = fileURLToPath(new URL('portal.php', import.meta.url));
const wordpress = '/usr/share/wordpress';

/** A default theme of before the block themes, and a block theme. */
const themes = ['twentytwentyone', 'twentytwentythree'];

/** A file of each Debian package that is needed. @type {Readonly<Record<string, string>>} */
const needed = {
  [`${wordpress}/wp-load.php`]: 'wordpress',
  '/usr/bin/php': 'php-cli',
  '/var/lib/dpkg/info/php-mysql.list': 'php-mysql',
  '/usr/sbin/mariadbd': 'mariadb-server',
  ...Object.fromEntries(
    themes.map((name) => [
      `${wordpress}/wp-content/themes/${name}/style.css`,
      `wordpress-theme-${name}`,
    ]),
  ),
};

/** The Debian packages that are not installed. */
export const missingPackages = () =>
  Object.keys(needed)
    .filter((file) => !existsSync(file))
    .map((file) => needed[file]);

/** @returns {Promise<Portal>} */
export async function startPortal() {
  const home = await mkdtemp(`${tmpdir()}/wordpress-`);
  const folder = `${home}/portal`;
  const socket = `${home}/mariadb.sock`;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  /** @type {import('node:child_process').ChildProcess[]} */
  const servers = [];
  const start = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const env = { ...process.env, PHP_CLI_SERVER_WORKERS: '3' };
    servers.push(spawn(command, args, { cwd: home, env, detached: true, stdio: 'ignore' }));
  };
  const close = async () => {
    await Promise.all(servers.map(stop));
    await rm(home, { recursive: true, force: true });
  };
  process.once('exit', () => {
    servers.forEach(kill);
    rmSync(home, { recursive: true, force: true });
  });
  process.once('SIGINT', () => process.exit(130));

  try {
    const isNeeded = (/** @type {string} */ path) => !path.endsWith('.htaccess');
    await cp(wordpress, folder, { recursive: true, dereference: true, filter: isNeeded });
    await mkdir(`${folder}/wp-content/uploads`);
    await writeFile(`${folder}/wp-config.php`, configuration(origin, socket));
    await writeFile(`${home}/init.sql`, 'CREATE DATABASE wordpress;\n');
    const user = `--user=${userInfo().username}`;
    const data = `--datadir=${home}/data`;
    const rights = '--auth-root-authentication-method=normal';
    await run('mariadb-install-db', ['--no-defaults', '--skip-test-db', rights, data, user]);
    start(
      '/usr/sbin/mariadbd',
      ...['--no-defaults', '--skip-networking', data, user],
      ...[`--socket=${socket}`, `--init-file=${home}/init.sql`, `--pid-file=${home}/mariadb.pid`],
    );
    await run('mariadb-admin', [
      ...['--no-defaults', '--user=root', `--socket=${socket}`, '--wait=30', 'ping'],
    ]);
    await portalScript(folder, 'install');
    start('php', '-S', `localhost:${port}`, '-t', folder);
    await answers(`${origin}/wp-login.php`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    folder,
    versions: async () => JSON.parse(await portalScript(folder, 'versions', ...themes)),
    switchTheme: (name) => portalScript(folder, 'theme', name),
    close,
  };
}

/** @type {(folder: string, ...args: string[]) => Promise<string>} */
async function portalScript(folder, ...args) {
  // WordPress writes a mail when it is installed.
  const { stdout } = await run('php', ['-d', 'sendmail_path=true', script, folder, ...args]);
  return stdout;
}

/** @type {(origin: string, socket: string) => string} */
const configuration = (origin, socket) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
$table_prefix = 'wp_';
require __DIR__ . '/wp-settings.php';
`;

/** @param {string} address */
async function answers(address) {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No server at ${address}.`);
}

/** @param {import('node:child_process').ChildProcess} server */
async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  kill(server);
  await ended;
}

/**
 * Stops a server with its children: PHP's workers outlive the process that has started them.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
function kill({ pid, exitCode, signalCode }) {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid);
}
