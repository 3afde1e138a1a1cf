import { chromiumPath, pathOf } from '../../../tools/chromium.mjs';

export const firefoxPath = pathOf(
  ...[process.env.FIREFOX ?? '', 'firefox-esr', 'firefox'],
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

const engines = {
  Chromium: { packages: 'chromium', isInstalled: chromiumPath },
  Firefox: { packages: 'firefox-esr', isInstalled: firefoxPath },
  WebKit: {
    packages: 'webkit2gtk-driver xvfb',
    isInstalled: pathOf('WebKitWebDriver') && pathOf('Xvfb') && pathOf('setpriv'),
  },
} as const;

export type EngineName = keyof typeof engines;

export const isInstalled = (name: EngineName) => Boolean(engines[name].isInstalled);

const missing = Object.entries(engines).filter(([, engine]) => !engine.isInstalled);
const names = missing.map(([name]) => name).join(', ');
const packages = missing.map(([, engine]) => engine.packages).join(' ');

/** About the engines without which tests are skipped; undefined if all are installed. */
export const skipped =
  names && `Tests were skipped, because there is no ${names}: apt install ${packages}`;
