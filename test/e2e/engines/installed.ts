import { chromiumPath, pathOf } from '../../../tools/chromium.mjs';

export const firefoxPath = pathOf(
  ...[process.env.FIREFOX ?? '', 'firefox-esr', 'firefox'],
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

const engines = [
  { name: 'Chromium', isInstalled: chromiumPath, packages: 'chromium' },
  { name: 'Firefox', isInstalled: firefoxPath, packages: 'firefox-esr' },
  {
    name: 'WebKit',
    isInstalled: pathOf('WebKitWebDriver') && pathOf('Xvfb') && pathOf('setpriv'),
    packages: 'webkit2gtk-driver xvfb',
  },
] as const;

export type EngineName = (typeof engines)[number]['name'];

const missing = engines.filter(({ isInstalled }) => !isInstalled);

export const isInstalled = (engine: EngineName) => !missing.some(({ name }) => name === engine);

const list = new Intl.ListFormat('en').format(missing.map(({ name }) => name));

/** One sentence about the engines without which tests are skipped; undefined if all are installed. */
export const skipped =
  missing.length === 0
    ? undefined
    : `${list} ${missing.length > 1 ? 'are' : 'is'} not installed, so ${missing.length > 1 ? 'their' : 'its'} tests were skipped: apt install ${missing.map(({ packages }) => packages).join(' ')}`;
