// In the place of react/jsx-runtime, where English texts are shown in another language: gives these
// texts their language, so that they are read and hyphenated right.
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';
import { hasMarks, parts, unmarked } from './marks.mjs';

export { Fragment };

/** @typedef {Record<string, any>} Props */

const language = { lang: 'en', dir: 'ltr' };

/** Elements that can't contain others. */
const textOnly = ['text', 'tspan', 'option', 'textarea'];
/** Their labels name a part of the page with texts of its own, which may be translated. */
const containers = ['nav', 'section', 'aside', 'fieldset', 'dialog', 'form', 'ul', 'ol'];
const labels = ['aria-label', 'alt', 'title'];

/** @param {any} type @param {Props} props @param {string} [key] */
export const jsx = (type, props, key) => create(type, props, key);
/** @param {any} type @param {Props} props @param {string} [key] */
export const jsxs = (type, props, key) => create(type, props, key);

/** @param {any} type @param {Props} props @param {string | undefined} key */
function create(type, props, key) {
  const own = typeof type === 'string' ? withLanguage(type, props) : props;
  const make = Array.isArray(own.children) ? createElements : createElement;
  return make(type, own, key);
}

/** The properties of an element, without marks. @param {string} type @param {Props} props */
function withLanguage(type, props) {
  const own = { ...props };
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string' || name === 'children') continue;
    own[name] = unmarked(value);
    const isLabel = labels.includes(name) && !containers.includes(type);
    if (isLabel && hasMarks(value)) own.lang = language.lang;
  }
  const children = [props.children].flat();
  if (!children.some((child) => typeof child === 'string' && hasMarks(child))) return own;
  if (textOnly.includes(type))
    return { ...own, ...language, children: unmarked(children.join('')) };
  const marked = children.flatMap((child) =>
    typeof child === 'string' ? inParts(child) : [child],
  );
  return { ...own, children: marked.length === 1 ? marked[0] : marked };
}

/** @param {string} text */
const inParts = (text) =>
  parts(text).map((part) =>
    hasMarks(part) ? createElement('bdi', { ...language, children: unmarked(part) }) : part,
  );
