// npm run wordpress: pastes the site into posts of a throwaway WordPress, as an administrator and as an
// author, and visits them in Chromium under two themes. Writes docs/wordpress.md.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { launchChromium } from './chromium.mjs';
import { checks } from './wordpress/checks.mjs';
import { edit } from './wordpress/editor.mjs';
import { missingPackages, startPortal } from './wordpress/portal.mjs';
import * as wordpress from './wordpress/posts.mjs';
import { holds, report } from './wordpress/report.mjs';
import { newVisitor, walk } from './wordpress/visit.mjs';

/** @typedef {import('./wordpress/posts.mjs').Post} Post */

const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `Debian packages are missing:\n  apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const uploads = '/wp-content/uploads';
const script = await readFile(`${root}dist/training-site.js`);
const embed = await readFile(`${root}dist/embed.html`, 'utf8');
const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
const portal = await startPortal();
const { origin } = portal;
const browser = await launchChromium();
try {
  await putFiles();
  const versions = await portal.versions();
  const { posts, library } = await publishAll();
  const edited = new Map();
  const kept = posts.filter(({ code, stored }) => holds(stored, code));
  for (const post of kept.filter(({ place }) => place === 'text column')) {
    edited.set(post, await edit(browser, origin, post));
    console.log(`In the editor: ${nameOf(post)}`, edited.get(post));
  }
  const walks = await visitAll(kept.filter(({ markup }) => !markup.plugin));
  await installPlugin();
  walks.push(...(await visitAll(kept.filter(({ markup }) => markup.plugin))));
  walks.sort((one, other) => one.theme.localeCompare(other.theme));
  const text = report({ versions, script: version, library, posts, edited, walks });
  await writeFile(`${root}docs/wordpress.md`, text);
  execFileSync('npx', ['biome', 'format', '--write', 'docs/wordpress.md'], { cwd: root });
  await mkdir(`${root}reports/wordpress`, { recursive: true });
  await writeFile(
    `${root}reports/wordpress/results.json`,
    `${JSON.stringify(
      walks.map(({ theme, post, results }) => ({ theme, post: nameOf(post), results })),
      null,
      2,
    )}\n`,
  );
  if (walks.some(({ results }) => Object.values(results).some((result) => result !== 'yes')))
    process.exitCode = 1;
} finally {
  await browser.close();
  await portal.close();
}

/** The files of the site, as an administrator puts them there by FTP, and an empty page. */
async function putFiles() {
  for (const file of await readdir(`${root}dist`)) {
    if (!/^training-site.*\.(js|css)$/.test(file)) continue;
    await writeFile(`${portal.folder}${uploads}/${file}`, await readFile(`${root}dist/${file}`));
  }
  const empty = `<!doctype html><html lang="en-US"><title>Empty</title><body style="margin: 0">
<div data-training-site data-base-path="${wordpress.basePath}" data-theme="auto"></div>
<script src="${uploads}/training-site.js"></script>`;
  await writeFile(`${portal.folder}/empty.html`, empty);
  await writeFile(`${portal.folder}/favicon.ico`, '');
}

async function publishAll() {
  /** @type {Post[]} */
  const posts = [];
  /** @type {Record<string, string>} */
  const library = {};
  for (const user of wordpress.users) {
    const context = await newVisitor(browser, origin, { user });
    library[user] = await wordpress.uploadToLibrary(context, origin, script);
    for (const markup of wordpress.markups) {
      for (const [place, { attributes }] of Object.entries(wordpress.places)) {
        const code = markup.code({ files: origin + uploads, embed, attributes });
        posts.push(await wordpress.publish(context, origin, { user, place, markup, code }));
      }
    }
    await context.close();
  }
  return { posts, library };
}

/** @param {readonly Post[]} posts */
async function visitAll(posts) {
  const walks = [];
  for (const theme of Object.keys((await portal.versions()).themes)) {
    await portal.switchTheme(theme);
    for (let done = 0; done < posts.length; done += 2) {
      const pair = posts.slice(done, done + 2);
      walks.push(...(await Promise.all(pair.map((post) => visit(theme, post)))));
    }
  }
  return walks;
}

/** @type {(theme: string, post: Post) => Promise<import('./wordpress/report.mjs').Walk>} */
async function visit(theme, post) {
  const isClassic = post.place === 'classic post';
  const chosen = Object.entries(checks).slice(0, isClassic ? 3 : undefined);
  const results = await walk(browser, origin, post, Object.fromEntries(chosen));
  const failed = Object.entries(results).filter(([, result]) => result !== 'yes');
  console.log(`${theme}, ${nameOf(post)}:`, failed.length > 0 ? failed : 'yes');
  return { theme, post, results };
}

async function installPlugin() {
  const php = await readFile(`${root}examples/wordpress/training-site.php`);
  const archive = zipSync({
    'training-site/training-site.php': php,
    'training-site/training-site.js': script,
  });
  const context = await newVisitor(browser, origin, { user: 'administrator' });
  await wordpress.installPlugin(await context.newPage(), origin, Buffer.from(archive));
  await context.close();
}

/** @param {Post} post */
function nameOf({ user, place, markup }) {
  return `${user}, ${place}, ${markup.name}`;
}
