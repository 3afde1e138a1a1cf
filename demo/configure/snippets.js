// Writes the code to paste. It has only what differs from the defaults, and everything in it is
// escaped.

/** @typedef {import('../../src/index').MountOptions} MountOptions */
/** @typedef {{ readonly file: string, readonly integrity: string }} Deployed */
/** @typedef {{ readonly version: string, readonly files: Readonly<Record<string, Deployed>>,
 *   readonly screens: readonly { readonly path: string, readonly name: string }[],
 *   readonly options: readonly { readonly name: string, readonly attribute?: string, readonly default?: string }[] }} Build */

/**
 * @typedef {object} Choice
 * @property {MountOptions} options - those that are not the default
 * @property {Readonly<Record<string, string>>} properties - without `--training-site-`: `{ brand: '#5e35b1' }`
 * @property {string} address - of the folder with the files; '' for the folder of the page
 */

/**
 * @typedef {{ readonly code: string, readonly upload: readonly Deployed[], readonly notes: readonly string[] }} Snippet
 */

/** @type {Build} Set by dist/manifest.js. */
const build = Reflect.get(globalThis, 'trainingSiteBuild');

/**
 * @type {typeof import('../../src/server/renderToHtml').renderToHtml} Of dist/training-site.server.js.
 */
const renderToHtml = (options) =>
  Reflect.get(globalThis, 'TrainingSiteServer').renderToHtml(options);

/** @param {string} name @returns {Deployed} */
function deployed(name) {
  const file = build.files[name];
  if (!file) throw new Error(`dist/manifest.js: ${name} is missing.`);
  return file;
}

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A value as JavaScript that may stand in a <script>. @type {(value: unknown) => string} */
const literal = (value) =>
  JSON.stringify(value, null, 2)
    .replace(/^( *)"(\w+)":/gm, '$1$2:')
    .replaceAll('<', '\\u003c');

/** @type {(text: string, by: string) => string} */
const indent = (text, by) => text.replaceAll('\n', `\n${by}`);

/** @type {(folder: string, file: string) => string} */
const addressOf = (folder, file) =>
  folder + (folder === '' || folder.endsWith('/') ? '' : '/') + file;

const page = 'https://your-page.example';

/** The origin of a folder, as seen from the page. @param {string} folder */
const originOf = (folder) => new URL(folder, page).origin;

/** @type {(choice: Pick<Choice, 'address'>, name: string, attribute: 'src' | 'href') => string} */
function resource({ address }, name, attribute) {
  const { file, integrity } = deployed(name);
  return `${attribute}="${escapeHtml(addressOf(address, file))}" integrity="${integrity}" crossorigin="anonymous"`;
}

/** @type {(choice: Choice) => string} */
const scriptTag = (choice) =>
  `<script ${resource(choice, 'training-site.js', 'src')} defer></script>`;

/**
 * The attributes of the element, with their texts.
 *
 * @type {(options: MountOptions) => [name: string, text: string][]}
 */
const attributesOf = (options) =>
  build.options.flatMap(({ name, attribute }) => {
    const value = Reflect.get(options, name);
    if (value === undefined || !attribute) return [];
    return [[attribute, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });

/** @type {(options: MountOptions, prefix?: string) => string} */
const attributes = (options, prefix = '') =>
  attributesOf(options)
    .map(([name, text]) => ` ${prefix}${name}="${escapeHtml(text)}"`)
    .join('');

/** The colours and the font. @type {(selector: string, choice: Choice) => string[]} */
function style(selector, { properties }) {
  const lines = Object.entries(properties).map(
    ([name, value]) => `    --training-site-${name}: ${value};`,
  );
  return lines.length === 0 ? [] : ['<style>', `  ${selector} {`, ...lines, '  }', '</style>'];
}

/** @type {(options: MountOptions) => string} */
const secondArgument = (options) =>
  Object.keys(options).length === 0 ? '' : `, ${indent(literal(options), '  ')}`;

const container = '<div id="training">Loading&hellip;</div>';

/**
 * The tag of a loader, and the element that it waits for.
 *
 * @type {(choice: Choice, file: string, notes: readonly string[]) => Snippet}
 */
const loaded = (choice, file, notes) => ({
  code: [
    ...style('training-site', choice),
    `<script src="${escapeHtml(addressOf(choice.address, file))}" async></script>`,
    `<training-site${attributes(choice.options)}></training-site>`,
  ].join('\n'),
  upload: [deployed(file), deployed('training-site.js')],
  notes,
});

/** Each kind of code. @type {Readonly<Record<string, (choice: Choice) => Snippet>>} */
const snippets = {
  script: (choice) => ({
    code: [
      ...style('#training', choice),
      container,
      `<script ${resource(choice, 'training-site.js', 'src')}></script>`,
      '<script>',
      `  TrainingSite.mount(document.getElementById('training')${secondArgument(choice.options)});`,
      '</script>',
    ].join('\n'),
    upload: [deployed('training-site.js')],
    notes: ['For a page whose HTML you write yourself, or a template.'],
  }),

  element: (choice) => ({
    code: [
      ...style('training-site', choice),
      scriptTag(choice),
      `<training-site${attributes(choice.options)}></training-site>`,
    ].join('\n'),
    upload: [deployed('training-site.js')],
    notes: [
      'For any page. In an application, install the package instead of the script: README.md.',
    ],
  }),

  data: (choice) => ({
    code: [
      ...style('[data-training-site]', choice),
      scriptTag(choice),
      `<div data-training-site${attributes(choice.options, 'data-')}></div>`,
    ].join('\n'),
    upload: [deployed('training-site.js')],
    notes: [
      'For an editor that removes unknown tags. If it removes scripts and styles too, put those lines into the template, and the <div> into the page.',
    ],
  }),

  loader: (choice) =>
    loaded(choice, 'training-site.loader.js', [
      'For a theme: put the script tag into it, and the element into the pages with the site. The other pages load 1 kB. An upgrade replaces the loader.',
    ]),

  first: (choice) =>
    loaded(choice, 'training-site.first.js', [
      'For a page that takes only a script tag: Home is shown while the script is loading. With an option that changes Home, the file does what the loader does. An upgrade replaces it.',
    ]),

  module(choice) {
    const { file } = deployed('training-site.mjs');
    const address = addressOf(choice.address, file);
    // Without a dot or a slash before it, an import would be the name of a package.
    const specifier = /^(\.{0,2}\/|https?:)/.test(address) ? address : `./${address}`;
    return {
      code: [
        ...style('#training', choice),
        container,
        `<script type="module" ${resource(choice, 'training-site.mjs', 'src')}></script>`,
        '<script type="module">',
        `  import { mount } from ${literal(specifier)};`,
        '',
        `  mount(document.getElementById('training')${secondArgument(choice.options)});`,
        '</script>',
      ].join('\n'),
      upload: [deployed('training-site.mjs')],
      notes: [
        'For a page that uses modules. The first script tag gives the integrity, which an import can’t have; the file is loaded once.',
      ],
    };
  },

  prerendered(choice) {
    const { initialPath, ...options } = choice.options;
    const html = renderToHtml({ ...options, path: initialPath ?? undefined });
    return {
      code: [...style('training-site', choice), html, scriptTag(choice)].join('\n'),
      upload: [deployed('training-site.js')],
      notes: [
        'For any editor that lets you paste HTML: visitors see the first screen in half the time that a script needs, and search engines read it. Copy it again for each new version.',
        `If your policy refuses inline styles, add '${deployed('training-site.css').integrity}' to its style-src.`,
      ],
    };
  },

  frame({ address, options, properties }) {
    const isElsewhere = originOf(address) !== page;
    const query = new URLSearchParams(
      attributesOf({ ...options, pages: undefined }).map(([name, text]) => [
        name === 'base-path' ? 'base' : name,
        text,
      ]),
    );
    if (isElsewhere) query.set('host', page);
    const source = `${addressOf(address, 'frame.html')}?${query}`.replace(/\?$/, '');
    return {
      code: [
        `<iframe src="${escapeHtml(source.replaceAll('%2F', '/'))}" title="Training" width="100%" height="900" style="border: 0; height: 90vh"></iframe>`,
        `<script src="${escapeHtml(addressOf(address, 'training-site.frame.js'))}" defer></script>`,
      ].join('\n'),
      upload: [deployed('frame.html'), deployed('training-site.frame.js')],
      notes: [
        'For an editor that keeps nothing but frames. If it removes the script, the frame scrolls.',
        'If your server sends a policy with frame.html, it must allow the hash of its script (manifest.json) and your page around it.',
        ...(isElsewhere ? [`Replace ${page} with the origin of your page.`] : []),
        ...(options.pages ? ['Links in a frame don’t lead to pages.'] : []),
        ...(Object.keys(properties).length > 0
          ? ['Colours and font have no effect inside a frame.']
          : []),
      ],
    };
  },
};
