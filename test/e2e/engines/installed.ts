import { existsSync } from 'node:fs';
import { chromiumPath, pathOf } from '../../../build/tools/chromium.mjs';

export const firefoxPath = pathOf(
  process.env.FIREFOX ?? '',
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);
/** @param names - of programs of the `PATH`, or of a folder `libexec` beside one of its folders */
const areThere = (...names: string[]) =>
  names.every((name) => pathOf(name) || pathOf(`../libexec/${name}`));
const hasWebKit = areThere('WebKitWebDriver', 'Xvfb', 'setpriv');
const hasOrca = areThere(
  'orca',
  'at-spi-bus-launcher',
  'dbus-daemon',
  'xdotool',
  'Xvfb',
  'setpriv',
);

/** A minifier of PHP, which plugins of WordPress contain. */
export const phpMinifier = '/usr/share/php/MatthiasMullie/Minify/autoload.php';
const hasPhpMinifier = pathOf('php') && existsSync(phpMinifier);

/** What the tests need: whether it is installed, and the packages that have it. */
const programs = {
  Chromium: { isThere: chromiumPath, packages: 'chromium-headless-shell' },
  Firefox: { isThere: firefoxPath, packages: 'firefox-esr' },
  WebKit: { isThere: hasWebKit, packages: 'webkit2gtk-driver xvfb' },
  Orca: {
    isThere: hasOrca && firefoxPath,
    packages: 'orca at-spi2-core dbus-daemon xdotool xvfb firefox-esr',
  },
  PHP: { isThere: hasPhpMinifier, packages: 'php-cli php-matthiasmullie-minify' },
} as const;

type ProgramName = keyof typeof programs;
export type EngineName = Exclude<ProgramName, 'Orca' | 'PHP'>;

export const isInstalled = (name: ProgramName) => Boolean(programs[name].isThere);

/**
 * Says which of these programs are not installed, so that their tests are skipped. Empty if all are
 * installed.
 */
export function skippedTests(names = Object.keys(programs) as readonly ProgramName[]) {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return '';
  const packages = missing.map((name) => programs[name].packages).join(' ');
  return `Tests with ${missing.join(', ')} were skipped: apt install ${packages}`;
}
