// The entry of `training-site-widget/server`.
// Of react-dom's server entries, this one leaves no timer behind that keeps the process alive.
import { renderToString } from 'react-dom/server.edge';
import stylesheet from 'stylesheet';
import type { Content } from '../content/schema';
import { withoutFragment } from '../embed/hash';
import { attributeOf, attributeOptions } from '../embed/options/attributes';
import { checkPath } from '../embed/options/checks';
import { mismatch } from '../embed/options/mismatch';
import type { MountOptions } from '../embed/options/options';
import { checkOptions } from '../embed/options/settings';
import { fingerprint } from '../embed/prerender/fingerprint';
import { prerenderedState } from '../embed/prerender/prerenderedState';
import { Site } from '../site/Site';
import type { SiteState } from '../site/SiteState';
import { createStore } from '../site/store';
import { checkAddress } from './checkAddress';
import { contentIn } from './contentIn';
import { ascii, attribute, escapeHtml } from './escape';
import { plainHtml } from './plainHtml';

export { type HeadOptions, head, type PageHead } from './head';

/** What the HTML shows. Every option may be left out. */
export interface HtmlOptions extends Omit<MountOptions, 'initialPath' | 'onNavigate' | 'push'> {
  /**
   * Path of the screen, which the site also shows in the browser while the address asks for no
   * other one.
   * @defaultValue `'/'`
   */
  readonly path?: string | undefined;
  /**
   * The nonce of the `<style>`, if the Content-Security-Policy of the page has one.
   * @defaultValue `''`, none
   */
  readonly nonce?: string | undefined;
  /**
   * Language of the content, such as `'ar'`: that of the script on the page,
   * `training-site.ar.min.js`.
   * @defaultValue `'en'`
   */
  readonly language?: string | undefined;
  /**
   * Address of the page that has the HTML, `https:` or `http:`, as the browser shows it, with its
   * query. Links to screens then lead to this page before the script has come, also below a
   * `<base>` of the page. A hash at its end is left out.
   * @defaultValue none: such a link is a hash alone
   */
  readonly address?: string | undefined;
}

/**
 * Renders `<training-site>` with its content, for Node and other servers. Visitors and search
 * engines can read it before the script is loaded; the script, of the same version, then takes it
 * over.
 *
 * @returns HTML in ASCII: the element, and its words again in plain elements for readers that know
 * no declarative shadow root
 * @throws TypeError if an option is of the wrong type
 */
export function renderToHtml(htmlOptions: HtmlOptions = {}): string {
  const { path, language, nonce = '', address: given, ...rest } = htmlOptions;
  refuseLinkedStyles(rest);
  if (typeof nonce !== 'string') throw mismatch('the option "nonce"', 'a text', nonce);
  const address = checkAddress(given, 'the option "address"');
  const content = contentIn(language);
  const options: MountOptions = path === undefined ? rest : { ...rest, initialPath: path };
  let settings = checkOptions(rest);
  if (path !== undefined && path !== null) {
    settings = { ...settings, initialPath: checkPath(path, 'the option "path"') };
  }
  const year = new Date().getFullYear();
  const html = renderToString(siteWith(content, prerenderedState(settings, year, address)));
  // React writes `<input/>`. If a line broke after the slash, the HTML would not be valid.
  const withoutSlashes = html.replaceAll('/>', '>');
  const container = containerOf(withoutSlashes, { ...options, year, address }, content);
  // Lines break inside tags. A line break between tags would be a text node, and the script does
  // not hydrate HTML with other nodes than its own.
  const lines = container.replace(lineStarts, '\n><');
  const nonceAttribute = nonce && attribute('nonce', nonce);
  return ascii(
    [
      `<training-site${attributes(options)}>`,
      `<template shadowrootmode="open"><style${nonceAttribute}>${stylesheet}</style>${lines}</template>`,
      plainHtml(address === undefined ? html : withHashes(html, address)),
      '</training-site>',
    ].join(''),
  );
}

/** Earlier versions could link to the stylesheet. */
function refuseLinkedStyles(options: object): void {
  if (!('styles' in options) && !('files' in options)) return;
  throw new TypeError(
    'training-site: the options "styles" and "files" are gone: leave them out, and allow the styles in the HTML by the option "nonce", or by their hash, the integrity of training-site.css in dist/manifest.json.',
  );
}

/** The HTML in its element, with what it was made with. */
function containerOf(html: string, madeWith: object, content: Content): string {
  const json = JSON.stringify(madeWith);
  const print = fingerprint(html, json, content.language.lang);
  return `<div${attribute('data-options', json)} data-fingerprint="${print}">${html}</div>`;
}

/** The HTML with links to screens that are hashes alone again. */
function withHashes(html: string, address: string): string {
  return html.replaceAll(` href="${escapeHtml(withoutFragment(address))}#`, ' href="#');
}

function siteWith(content: Content, state: SiteState) {
  return (
    <Site
      content={content}
      store={createStore(state)}
      openingFirst={false}
      navigate={() => {}}
      onVisit={() => {}}
      onSettled={() => {}}
      mayOpen={() => true}
    />
  );
}

/** Tags that begin a line. */
const lineStarts =
  /><(?=\/?(?:a|address|button|dialog|div|dl|dt|dd|figure|footer|form|h\d|header|label|li|main|nav|ol|p|section|svg|ul)\b)/g;

/** The options as attributes of the element. */
function attributes(options: MountOptions): string {
  let text = '';
  for (const option of attributeOptions) {
    const value = options[option];
    if (value === undefined || value === null) continue;
    const asText = typeof value === 'object' ? JSON.stringify(value) : String(value);
    text += attribute(attributeOf(option), asText);
  }
  return text;
}
