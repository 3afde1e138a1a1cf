// docs/wordpress.md.
import { checks } from './checks.mjs';

/** @typedef {import('./posts.mjs').Post} Post */

/** @typedef {{ theme: string, post: Post, results: Record<string, string> }} Walk */

/**
 * @typedef {object} Found
 * @property {import('./portal.mjs').Versions} versions
 * @property {string} script - version of the site
 * @property {Record<string, string>} library - what WordPress says of the script in the media library, by user
 * @property {readonly Post[]} posts
 * @property {ReadonlyMap<Post, { keeps: string, previews: string }>} edited
 * @property {readonly Walk[]} walks
 */

/** Whether the code is in the text. WordPress removes white space inside tags of links. @type {(text: string, code: string) => boolean} */
export function holds(text, code) {
  const plain = (/** @type {string} */ html) => html.replace(/\s+>/g, '>');
  return plain(text).includes(plain(code));
}

/** What has become of the pasted code in a text. @type {(code: string, text: string) => string} */
export function fate(code, text) {
  if (holds(text, code)) return 'unchanged';
  const gone = [...tagsOf(code)].filter((tag) => !tagsOf(text).has(tag));
  if (gone.length > 0) return `without ${gone.map((tag) => `\`${tag}\``).join(', ')}`;
  const added = ['p', 'br'].filter((tag) => !tagsOf(code).has(tag) && tagsOf(text).has(tag));
  if (
    text
      .replace(/<\/?(p|br)\b[^>]*>/g, '')
      .replace(/\s+/g, '')
      .includes(code.replace(/\s+/g, ''))
  )
    return `with ${added.map((tag) => `\`${tag}\``).join(', ')} around its lines`;
  return 'with other characters in its texts';
}

/** @param {string} text */
const tagsOf = (text) => new Set([...text.matchAll(/<([a-z][a-z-]*)/g)].map(([, tag]) => tag));

/** @type {Readonly<Record<string, string>>} */
const titles = {
  ...Object.fromEntries(Object.entries(checks).map(([name, { title }]) => [name, title])),
  console:
    'the site writes no line to the console, except where WordPress has changed the texts of the prerendered HTML: there the one line that it was rendered afresh',
};

/** @param {Found} found */
export function report({ versions, script, library, posts, edited, walks }) {
  const names = Object.keys(titles);
  const { WordPress, PHP, MariaDB, themes, can } = versions;
  const failures = walks.flatMap(({ theme, post, results }) =>
    Object.entries(results)
      .filter(([, result]) => result !== 'yes')
      .map(
        ([name, result]) =>
          `- ${themes[theme]}, ${post.user}, ${post.place}, ${post.markup.name}, ${name}: ${result}`,
      ),
  );
  return [
    '# The site in WordPress',
    '',
    'Written by `npm run wordpress`: it sets up a WordPress of Debian’s packages, publishes posts through the',
    'request that the block editor sends, and visits them in Chromium.',
    '',
    ...table(
      ['What', 'Version'],
      [
        ['The site', script],
        ['WordPress', WordPress],
        ['PHP', PHP],
        ['MariaDB', MariaDB],
        ...Object.entries(themes).map(([name, theme]) => [`Theme \`${name}\``, theme]),
      ],
    ),
    '',
    '## What is left of the pasted code',
    '',
    `Who has \`unfiltered_html\`: ${Object.entries(can)
      .map(([user, may]) => `${user} ${may ? 'yes' : 'no'}`)
      .join(', ')}.`,
    'What the media library answers when they upload the script:',
    '',
    ...Object.entries(library).map(([user, answer]) => `- ${user}: ${answer}`),
    '',
    'In each cell: how the post is stored; how it is on the page. White space inside tags is not compared.',
    '',
    ...table(
      [
        'User',
        'Pasted code',
        'Custom HTML block',
        'Classic post',
        'Opened and saved in the block editor',
        'Shown in the editor’s preview',
      ],
      posts
        .filter(({ place }) => place === 'text column')
        .map((post) => {
          const classic = posts.find(
            ({ user, markup, place }) =>
              user === post.user && markup === post.markup && place === 'classic post',
          );
          const { keeps, previews } = edited.get(post) ?? { keeps: '–', previews: '–' };
          return [
            post.user,
            post.markup.name,
            ...[post, classic].map(fates),
            keeps === 'yes' ? 'the same' : keeps,
            previews,
          ];
        }),
    ),
    '',
    '## What a visitor sees',
    '',
    'Each post whose code is stored unchanged. “Full width” is the class `alignfull` on the pasted element.',
    '',
    ...names.map((name) => `- **${name}**: ${titles[name]}`),
    '',
    ...table(
      ['Theme', 'Place', 'User', 'Pasted code', ...names],
      walks.map(({ theme, post, results }) => [
        String(themes[theme]),
        post.place,
        post.user,
        post.markup.name,
        ...names.map((name) => (results[name] === 'yes' ? 'yes' : results[name] ? 'no' : '–')),
      ]),
    ),
    '',
    'A classic post is visited with the first three checks.',
    '',
    ...(failures.length > 0 ? ['## What does not hold', '', ...failures, ''] : []),
  ].join('\n');
}

/** @param {Post | undefined} post */
function fates(post) {
  if (!post) return '–';
  const [stored, rendered] = [fate(post.code, post.stored), fate(post.code, post.rendered)];
  return stored === rendered || stored.startsWith('without') ? stored : `${stored}; ${rendered}`;
}

/** @type {(head: readonly string[], rows: readonly (readonly string[])[]) => string[]} */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
