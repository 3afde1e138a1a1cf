import { chromiumPath, pathOf } from '../../../build/tools/chromium.mjs';

export const firefoxPath = pathOf(
  ...[process.env.FIREFOX ?? '', 'firefox-esr', 'firefox'],
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);
const webKitPath = pathOf('WebKitWebDriver') && pathOf('Xvfb') && pathOf('setpriv');

const engines = {
  Chromium: { path: chromiumPath, packages: 'chromium' },
  Firefox: { path: firefoxPath, packages: 'firefox-esr' },
  WebKit: { path: webKitPath, packages: 'webkit2gtk-driver xvfb' },
};

export type EngineName = keyof typeof engines;

const hasOrca = ['orca', 'at-spi-bus-launcher', 'dbus-daemon', 'xdotool', 'Xvfb', 'setpriv'].every(
  (program) => pathOf(program) || pathOf(`../libexec/${program}`),
);
const programs = {
  ...engines,
  Orca: {
    path: hasOrca ? firefoxPath : undefined,
    packages: 'orca at-spi2-core dbus-daemon xdotool xvfb firefox-esr',
  },
};

type ProgramName = keyof typeof programs;

export const isInstalled = (name: ProgramName) => programs[name].path !== undefined;

const missing = (Object.keys(programs) as ProgramName[]).filter((name) => !isInstalled(name));
const packages = missing.map((name) => programs[name].packages).join(' ');

/** Says which programs are not installed, so that their tests are skipped. Empty if all are installed. */
export const skipped =
  packages && `Tests with ${missing.join(', ')} were skipped: apt install ${packages}`;
