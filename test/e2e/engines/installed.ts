import { existsSync } from 'node:fs';
import { chromiumPath, pathOf } from '../../../build/tools/chromium.mjs';

export const firefoxPath = pathOf(
  ...[process.env.FIREFOX ?? '', 'firefox-esr', 'firefox'],
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);
const hasWebKit = ['WebKitWebDriver', 'Xvfb', 'setpriv'].every((program) => pathOf(program));
const hasOrca = ['orca', 'at-spi-bus-launcher', 'dbus-daemon', 'xdotool', 'Xvfb', 'setpriv'].every(
  (program) => pathOf(program) || pathOf(`../libexec/${program}`),
);

/** A minifier of PHP, which plugins of WordPress contain. */
export const phpMinifier = '/usr/share/php/MatthiasMullie/Minify/autoload.php';
const hasPhpMinifier = pathOf('php') && existsSync(phpMinifier);

/** What the tests need, with the packages that have it. */
const programs = {
  Chromium: [chromiumPath, 'chromium-headless-shell'],
  Firefox: [firefoxPath, 'firefox-esr'],
  WebKit: [hasWebKit, 'webkit2gtk-driver xvfb'],
  Orca: [hasOrca && firefoxPath, 'orca at-spi2-core dbus-daemon xdotool xvfb firefox-esr'],
  PHP: [hasPhpMinifier, 'php-cli php-matthiasmullie-minify'],
} as const;

type ProgramName = keyof typeof programs;
export type EngineName = Exclude<ProgramName, 'Orca' | 'PHP'>;

export const isInstalled = (name: ProgramName) => !!programs[name][0];

/** Says which of these programs are not installed, so that their tests are skipped. Empty if all are installed. */
export function skippedTests(names = Object.keys(programs) as readonly ProgramName[]) {
  const missing = names.filter((name) => !isInstalled(name));
  const packages = missing.map((name) => programs[name][1]).join(' ');
  return packages && `Tests with ${missing.join(', ')} were skipped: apt install ${packages}`;
}
