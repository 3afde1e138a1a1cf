// What is pasted, who pastes it, where it stands; and how WordPress is told of it.

/** The base path of each pasted site, a word: its hashes are valid selectors. */
export const basePath = 'academy';
const data = `data-base-path="${basePath}" data-theme="auto"`;

/**
 * @typedef {object} Paste
 * @property {string} files - the address of the folder with the files of dist
 * @property {string} embed - the text of dist/embed.html
 * @property {string} attributes - of the element that holds the site: '' or ' class="alignfull"'
 */

/**
 * @typedef {object} Markup
 * @property {string} name - as in docs/wordpress.md
 * @property {(paste: Paste) => string} code
 * @property {boolean} [plugin] - whether the plugin has to load the script
 * @property {boolean} [leaves] - whether the site goes when its element is removed
 * @property {string} [basePath] - of the site, where it is another
 * @property {string} [line] - a line that the site writes to the console here
 */

/** @type {readonly Markup[]} */
export const markups = [
  {
    name: 'script tag, `div`, `TrainingSite.mount`',
    code: ({ files, attributes }) => `<div id="training"${attributes}>Loading…</div>
<script src="${files}/training-site.js"></script>
<script>
  TrainingSite.mount(document.getElementById('training'), { basePath: '${basePath}', theme: 'auto' });
</script>`,
  },
  {
    name: 'script tag, `div data-training-site`',
    code: ({ files, attributes }) => `<script src="${files}/training-site.js" defer></script>
<div data-training-site ${data}${attributes}></div>`,
    leaves: true,
  },
  {
    name: '`embed.html`, the prerendered site',
    code: ({ files, embed, attributes }) =>
      embed
        .replace(/ (href|src)="(?=training-site-)/g, `$&${files}/`)
        .replace('<training-site', `$&${attributes}`)
        .trim(),
    leaves: true,
    basePath: '',
    // WordPress puts other quotation marks and dots into the texts.
    line: 'training-site: the prerendered HTML is not what this script renders, so the site was rendered afresh.',
  },
  {
    name: 'plugin, `training-site`',
    code: ({ attributes }) =>
      `<training-site base-path="${basePath}" theme="auto"${attributes}></training-site>`,
    plugin: true,
    leaves: true,
  },
  {
    name: 'plugin, `div data-training-site`',
    code: ({ attributes }) => `<div data-training-site ${data}${attributes}></div>`,
    plugin: true,
    leaves: true,
  },
];

export const users = ['administrator', 'author'];

const before = '<p>Before it: "our courses" -- <a id="there" href="#">Training</a>...</p>';
const after = '<p>After it: "and so on".</p>';
const inBlock = (/** @type {string} */ code) =>
  block('paragraph', before) + block('html', code) + block('paragraph', after);

/**
 * Where the pasted code stands: the attributes of its element, and the post around it.
 *
 * @type {Readonly<Record<string, { attributes: string, around: (code: string) => string }>>}
 */
export const places = {
  'text column': { attributes: '', around: inBlock },
  'full width': { attributes: ' class="alignfull"', around: inBlock },
  'classic post': { attributes: '', around: (code) => [before, code, after].join('\n\n') },
};

function block(/** @type {string} */ name, /** @type {string} */ content) {
  return `<!-- wp:${name} -->\n${content}\n<!-- /wp:${name} -->\n\n`;
}

/**
 * @typedef {object} Post
 * @property {number} id
 * @property {string} address
 * @property {string} user
 * @property {string} place
 * @property {Markup} markup
 * @property {string} code - what was pasted
 * @property {string} stored - the post as WordPress has stored it
 * @property {string} rendered - the post as WordPress puts it on its page
 */

/** Logs a browser's visitor in. @type {(context: import('playwright-core').BrowserContext, origin: string, user: string) => Promise<void>} */
export async function logIn(context, origin, user) {
  const form = { log: user, pwd: user };
  const answer = await context.request.post(`${origin}/wp-login.php`, { form });
  if (!answer.url().includes('/wp-admin/')) throw new Error(`WordPress has not let in ${user}.`);
}

/**
 * Publishes a post by the request that the block editor sends, so that WordPress filters it for its user.
 *
 * @param {import('playwright-core').BrowserContext} context - its visitor is logged in
 * @param {string} origin
 * @param {Pick<Post, 'user' | 'place' | 'markup' | 'code'>} draft
 * @returns {Promise<Post>}
 */
export async function publish(context, origin, draft) {
  const answer = await ask(context, origin, '/wp/v2/posts', {
    data: {
      title: 'Our courses',
      content: places[draft.place]?.around(draft.code),
      status: 'publish',
    },
  });
  const { id, content } = await answer.json();
  const { raw: stored, rendered } = content;
  return { ...draft, id, address: `${origin}/?p=${id}`, stored, rendered };
}

/**
 * Whether WordPress takes the script into its media library.
 *
 * @type {(context: import('playwright-core').BrowserContext, origin: string, script: Buffer) => Promise<string>}
 */
export async function uploadToLibrary(context, origin, script) {
  const answer = await ask(context, origin, '/wp/v2/media', {
    data: script,
    headers: {
      'content-type': 'text/javascript',
      'content-disposition': 'attachment; filename="training-site.js"',
    },
  });
  const { message } = await answer.json();
  return answer.ok() ? 'taken' : message;
}

/** @type {(context: import('playwright-core').BrowserContext, origin: string, route: string, options: { data: any, headers?: Record<string, string> }) => Promise<import('playwright-core').APIResponse>} */
async function ask(context, origin, route, { data, headers }) {
  const nonce = await context.request.get(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`);
  return context.request.post(`${origin}/?rest_route=${route}`, {
    data,
    headers: { 'x-wp-nonce': await nonce.text(), ...headers },
  });
}

/** Uploads the plugin as an archive, as an administrator does, and activates it. @type {(page: import('playwright-core').Page, origin: string, archive: Buffer) => Promise<void>} */
export async function installPlugin(page, origin, archive) {
  await page.goto(`${origin}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'training-site.zip',
    mimeType: 'application/zip',
    buffer: archive,
  });
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.getByText('Plugin activated.').waitFor();
}
