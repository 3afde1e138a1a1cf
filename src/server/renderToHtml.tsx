// The entry of `training-site-widget/server`.
// Of react-dom's server entries, this one leaves no timer behind that keeps the process alive.
import { renderToString } from 'react-dom/server.edge';
import { editions, home, language, navigation, setEdition } from '../content/edition';
import { optionOfAttribute } from '../embed/options/attributes';
import type { MountOptions } from '../embed/options/MountOptions';
import { mismatch } from '../embed/options/mismatch';
import { checkOptions, type Settings, withOption } from '../embed/options/settings';
import { fingerprint } from '../embed/prerender/fingerprint';
import { prerenderedWith } from '../embed/prerender/prerenderedWith';
import { Site } from '../site/Site';

// Set by the build: name and integrity of the stylesheet.
declare const __STYLESHEET__: { readonly file: string; readonly integrity: string };

/** What the HTML shows, and where its stylesheet is. Every option may be left out. */
export interface HtmlOptions extends Omit<MountOptions, 'initialPath' | 'onNavigate' | 'push'> {
  /**
   * Path of the screen, which the site also shows in the browser while the address asks for no other one.
   * @defaultValue `'/'`
   */
  readonly path?: string | undefined;
  /**
   * Address of the folder with the files of the site, such as `'/assets/'`.
   * @defaultValue `''`, the folder of the page
   */
  readonly files?: string | undefined;
  /**
   * Language of the content, such as `'ar'`: that of the script on the page, `training-site.ar.js`.
   * @defaultValue `'en'`
   */
  readonly edition?: string | undefined;
}

/**
 * Renders `<training-site>` with its content, for Node and other servers. Visitors and search engines can read it
 * before the script is loaded; the script, of the same version, then takes it over.
 *
 * @returns HTML in ASCII: the element, and a summary in it for readers that know no declarative shadow root
 * @throws TypeError if an option is of the wrong type
 */
export function renderToHtml(htmlOptions: HtmlOptions = {}): string {
  const { path, files = '', edition = 'en', ...rest } = htmlOptions;
  const names = Object.keys(editions);
  if (!names.includes(edition)) {
    throw mismatch('the option "edition"', `one of ${names.join(', ')}`, edition);
  }
  setEdition(edition);
  if (typeof files !== 'string') throw mismatch('the option "files"', 'an address', files);
  const options: MountOptions = path === undefined ? rest : { ...rest, initialPath: path };
  // The default company is that of the language.
  const checked = checkOptions({ ...rest, company: rest.company ?? {} });
  const settings =
    path === undefined ? checked : withOption(checked, 'initialPath', path, 'the option "path"');
  const json = JSON.stringify(options);
  const html = renderToString(siteWith(settings));
  const folder = files + (files === '' || files.endsWith('/') ? '' : '/');
  const { file, integrity } = __STYLESHEET__;
  // No space between tags: the script takes over only HTML with the same nodes. So lines break inside tags.
  const content = [
    `<link rel="stylesheet"${attribute('href', folder + file)} integrity="${integrity}" crossorigin="anonymous">`,
    `<div${attribute('data-options', json)} data-fingerprint="${fingerprint(html, json)}">${html}</div>`,
  ].join('');
  const lines = content.replace(lineStarts, '\n><');
  return ascii(
    `<training-site${attributes(options)}><template shadowrootmode="open">${lines}</template>\n${summary(settings)}\n</training-site>`,
  );
}

function siteWith(settings: Settings) {
  const prerendered = prerenderedWith(settings);
  const location = {
    path: () => settings.initialPath,
    firstPath: settings.initialPath,
    hrefs: () => prerendered.hrefs,
    subscribe: () => () => {},
    navigate() {},
    isOwnNavigation: () => false,
  };
  return (
    <Site
      {...settings}
      location={location}
      landmarks={false}
      start="whole"
      prerendered={prerendered}
      isInFrame={false}
      mayOpen={() => true}
    />
  );
}

/** Tags that begin a line. */
const lineStarts =
  /><(?=\/?(?:a|address|button|dialog|div|dl|dt|dd|figure|footer|form|h\d|header|label|li|main|nav|ol|p|section|svg|ul)\b)/g;

/** The options as attributes of the element. */
function attributes(options: MountOptions): string {
  return Object.entries(optionOfAttribute)
    .map(([name, option]) => [name, options[option]] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      attribute(name, typeof value === 'object' ? JSON.stringify(value) : String(value)),
    )
    .join('');
}

const attribute = (name: string, value: string) => ` ${name}="${escapeHtml(value)}"`;

/** The company's name, a sentence about it, and links. */
function summary(settings: Settings): string {
  const { company, hrefs } = prerenderedWith(settings);
  const { name, helloEmail } = company;
  const { lang, dir } = language;
  const own = lang === 'en' ? '' : attribute('lang', lang) + (dir ? attribute('dir', dir) : '');
  const links = [
    ...navigation.map(({ displayName, url }) => [displayName, hrefs(url)]),
    [helloEmail, `mailto:${helloEmail}`],
  ];
  return [
    `<p${own}>${escapeHtml(name)}: ${escapeHtml(home.lede)}</p>`,
    `<ul${own}>`,
    ...links.map(
      ([text = '', href = '']) => `<li><a${attribute('href', href)}>${escapeHtml(text)}</a></li>`,
    ),
    '</ul>',
  ].join('\n');
}

/** A text as HTML shows it. */
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A page in windows-1252 would garble other characters. */
const ascii = (html: string) =>
  html.replace(/[^\0-~]/gu, (character) => `&#${character.codePointAt(0)};`);
