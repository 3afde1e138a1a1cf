// Reads the form.

/** @typedef {import('../../src/index').SocialLink} SocialLink */

/** @type {<Kind extends Element = HTMLElement>(selector: string) => Kind} */
const find = (selector) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No element matches ${selector}.`);
  return /** @type {any} */ (element);
};

/** @type {HTMLFormElement} */
const form = find('#choices');

/** Whether a value is the default of an option, which dist/manifest.js has as code. */
/** @type {(name: string, value: unknown) => boolean} */
const isDefault = (name, value) =>
  build.options.some(
    (option) => option.name === name && option.default === literal(value).replaceAll('"', "'"),
  );
/** @type {readonly Omit<SocialLink, 'url'>[]} */
const networks = [
  { displayName: 'LinkedIn', icon: 'linkedin' },
  { displayName: 'Facebook', icon: 'facebook' },
  { displayName: 'Twitter', icon: 'twitter' },
  { displayName: 'Instagram', icon: 'instagram' },
  { displayName: 'X', icon: 'x' },
  { displayName: 'YouTube', icon: 'youtube' },
];

/**
 * The record without the entries that are undefined; undefined if none is left.
 * @param {object} record
 */
function compact(record) {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** @param {string} name */
const textOf = (name) => String(new FormData(form).get(name) ?? '').trim();

/** The text that a field has at first. @param {string} name */
function defaultOf(name) {
  /** @type {HTMLInputElement} */
  const field = find(`#${name}`);
  return field.defaultValue;
}

/** The social links with the one that the form has; undefined if there is none. */
/**
 * @type {(links: readonly SocialLink[], network: Omit<SocialLink, 'url'>) => readonly SocialLink[] | undefined}
 */
function withLink(links, network) {
  const url = textOf(network.icon);
  const others = links.filter(({ icon }) => icon !== network.icon);
  const all = url ? [...others, { ...network, url }] : others;
  const places = networks.map(({ icon }) => icon);
  all.sort((one, other) => places.indexOf(one.icon) - places.indexOf(other.icon));
  return all.length === 0 ? undefined : all;
}

/**
 * A choice, with the value of one field of the form.
 *
 * @param {Choice} choice
 * @param {string} name - of the field
 * @throws TypeError if the text can't be used. `mount` checks the options
 * @returns {Choice}
 */
function choiceWith(choice, name) {
  const text = textOf(name);
  const { options, properties } = choice;
  const withOption = (/** @type {string} */ option, /** @type {unknown} */ value) => ({
    ...choice,
    options: compact({ ...options, [option]: value }) ?? {},
  });
  const withProperty = (/** @type {string | undefined} */ value) => ({
    ...choice,
    properties: compact({ ...properties, [name]: value }) ?? {},
  });
  const withCompany = (/** @type {string} */ field, /** @type {unknown} */ value) =>
    withOption('company', compact({ ...options.company, [field]: value }));

  if (name === 'editor') return choice;
  const network = networks.find(({ icon }) => icon === name);
  if (network) {
    return withCompany('socialLinks', withLink(options.company?.socialLinks ?? [], network));
  }
  if (name === 'company.foundingYear') {
    return withCompany('foundingYear', text ? Number(text) : undefined);
  }
  if (name.startsWith('company.')) return withCompany(name.slice(8), text || undefined);
  if (name === 'brand' || name === 'accent') {
    const hex = toHex(text || defaultOf(name));
    if (!hex) throw new TypeError(`${name}: ${text}`);
    return withProperty(hex === defaultOf(name) ? undefined : hex);
  }
  if (name === 'surface' || name === 'text') {
    const hex = toHex(text);
    if (text && !hex) throw new TypeError(`${name}: ${text}`);
    return withProperty(hex);
  }
  if (name === 'font') {
    // Only what a list of families needs: the text stands in a <style>.
    const isFont =
      /^[\p{L}\p{N}\s"',._-]*$/u.test(text) && CSS.supports('font-family', text || 'serif');
    if (!isFont) throw new TypeError(`font: ${text}`);
    return withProperty(text || undefined);
  }
  if (name === 'address') {
    const isAddress = /^[^\s"'<>]*$/.test(text) && URL.canParse(text, 'https://page.example/');
    if (!isAddress || !/^https?:/.test(new URL(text, 'https://page.example/').protocol)) {
      throw new TypeError(`address: ${text}`);
    }
    return { ...choice, address: text };
  }
  // In the preview, links to pages would leave this page, so only the text is checked.
  if (name === 'pages') renderToHtml({ pages: text });
  const field = form.elements.namedItem(name);
  const isSwitch = field instanceof HTMLInputElement && field.type === 'checkbox';
  const words = new FormData(form).getAll(name).join(' ').trim();
  /** @type {string | number | boolean} */
  let value = words;
  if (isSwitch) value = field.checked;
  else if (name === 'headingLevel') value = Number(words);
  // An empty field is an option that was not chosen.
  return withOption(name, value === '' || isDefault(name, value) ? undefined : value);
}
