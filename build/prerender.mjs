import { JSDOM } from 'jsdom';

/**
 * @typedef {object} Rendering - what `src/embed/prerender.tsx` exports
 * @property {() => string} renderHome
 * @property {(nodes: Iterable<Node>) => string} fingerprint
 * @property {string} exportedParts
 *
 * @typedef {object} Home
 * @property {string} html - the content of the site's shadow root
 * @property {string} exportedParts - for the element that has this shadow root
 * @property {string} fingerprint - of `html`, as the script calculates it in the browser
 */

/** Renders Home to HTML. @type {(source: Rendering) => Home} */
export function prerender({ renderHome, fingerprint, exportedParts }) {
  const html = renderHome();
  const { body } = new JSDOM(html).window.document;
  return { html, exportedParts, fingerprint: fingerprint(body.childNodes) };
}
