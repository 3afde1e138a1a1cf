import { chromiumPath, pathOf } from '../../../tools/chromium.mjs';

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

export const isInstalled = (name: EngineName) => engines[name].path !== undefined;

const missing = (Object.keys(engines) as EngineName[]).filter((name) => !isInstalled(name));
const packages = missing.map((name) => engines[name].packages).join(' ');

/** Says which engines are not installed, so that their tests are skipped. Empty if all are installed. */
export const skipped =
  packages && `Tests in ${missing.join(', ')} were skipped: apt install ${packages}`;
