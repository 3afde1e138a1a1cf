import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../server.mjs';
import { startServer } from '../startServer';

/** The folder of a WordPress; by default that of Debian's packages. */
const wordpress = process.env.WORDPRESS ?? '/usr/share/wordpress';
const script = fileURLToPath(new URL('portal.php', import.meta.url));
const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const example = fileURLToPath(new URL('../../../examples/wordpress', import.meta.url));

const themeFolder = `${wordpress}/wp-content/themes`;
const needed = [`${wordpress}/wp-load.php`, themeFolder, '/usr/bin/php', '/usr/sbin/mariadbd'];
const missing = needed.filter((path) => !existsSync(path)).join(', ');
if (missing) {
  const packages =
    'wordpress wordpress-theme-twentytwenty{one,three} php-cli php-mysql mariadb-server';
  throw new Error(
    `Missing: ${missing}. Set WORDPRESS to the folder of a WordPress, or run apt-get install ${packages}`,
  );
}

const allThemes = readdirSync(themeFolder).filter((name) => !name.includes('.'));
const isBlockTheme = (name: string) => existsSync(`${themeFolder}/${name}/templates/index.html`);

/** A classic theme and a block theme, of those that are installed. */
export const themes = [false, true].flatMap((isBlock) =>
  allThemes.filter((name) => isBlockTheme(name) === isBlock).slice(0, 1),
);

/** Starts a throwaway WordPress, with its own database and its own files. */
export async function startPortal() {
  const home = await mkdtemp(`${tmpdir()}/wordpress-`);
  const folder = `${home}/portal`;
  const socket = `${home}/mariadb.sock`;
  const port = await freePort();
  const origin = `http://localhost:${port}`;

  await cp(wordpress, folder, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('.htaccess'),
  });
  await writeFile(`${folder}/wp-config.php`, configuration(origin, socket));
  await writeFile(`${folder}/favicon.ico`, '');
  // The files of the site, as an administrator puts them there by FTP.
  await cp(dist, `${folder}/files`, { recursive: true });

  const plugin = `${folder}/wp-content/plugins/training-site`;
  await cp(example, plugin, { recursive: true });
  await cp(`${dist}/training-site.js`, `${plugin}/training-site.js`);

  const database = ['--no-defaults', `--user=${userInfo().username}`, `--datadir=${home}/data`];
  await run('mariadb-install-db', [...database, '--auth-root-authentication-method=normal']);
  const mariadb = await startServer(
    ['/usr/sbin/mariadbd', ...database, '--skip-networking', `--socket=${socket}`],
    { cwd: home },
    () => run('mariadb-admin', ['--no-defaults', '--user=root', `--socket=${socket}`, 'ping']),
  );
  php(['install']);
  const server = await startServer(
    ['php', '-S', `localhost:${port}`, '-t', folder],
    { cwd: home, env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' } },
    () => fetch(`${origin}/wp-login.php`),
  );

  /** Runs a command of portal.php. WordPress writes a mail when it is installed. */
  function php(args: readonly string[], input = '') {
    return String(
      execFileSync('php', ['-d', 'sendmail_path=true', script, folder, ...args], { input }),
    );
  }

  return {
    origin,
    /** Switches to a theme, and the plugin of examples/wordpress on or off. */
    set: (theme: string, hasPlugin: boolean) =>
      php(['set', theme, hasPlugin ? 'training-site/training-site.php' : '']),
    /** Publishes a post. Gives its address, that of its editor, and its text as WordPress has stored it. */
    publish(user: string, text: string) {
      const { id, stored } = JSON.parse(php(['publish', user], text));
      const editor = `${origin}/wp-admin/post.php?post=${id}&action=edit`;
      return { address: `${origin}/?p=${id}`, editor, stored: String(stored) };
    },
    async stop() {
      await Promise.all([server.stop(), mariadb.stop()]);
      await rm(home, { recursive: true });
    },
  };
}

const run = promisify(execFile);

const configuration = (origin: string, socket: string) => `<?php
define( 'DB_NAME', 'test' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
$table_prefix = 'wp_';
require __DIR__ . '/wp-settings.php';
`;
