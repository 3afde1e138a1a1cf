// The page with the form on the left and the site on the right.
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { scriptOf } from '../build/content.mjs';
import { files, languages, readContent } from '../build/readContent.mjs';
import { readYaml } from '../build/readYaml.mjs';
import { serveDevelopment } from '../build/tools/development.mjs';
import { bundleForm } from './bundle.mjs';
import { languageName } from './words.js';

const formFolder = '.cache/editor';

/** Less than the form needs to write a file of each language, in bytes. */
const littleSpace = 2 ** 20;

/** Without a byte order mark, as browsers read it. @param {string} path */
const textOf = (path) => new TextDecoder().decode(readFileSync(path));

/** The files of all languages, as they are on the disk. */
function readDisk() {
  const paths = languages().flatMap((language) =>
    Object.keys(files).map((name) => `src/content/${language}/${name}.yaml`),
  );
  const known = paths.filter((path) => existsSync(path));
  const texts = Object.fromEntries(known.map((path) => [path, textOf(path)]));
  const { bavail, bsize } = statfsSync('src/content');
  return {
    texts,
    unreadable: known.filter((path) => readYaml(texts[path] ?? '').mistake),
    readOnly: known.filter((path) => (statSync(path).mode & 0o222) === 0),
    isFull: bavail * bsize < littleSpace,
  };
}

/** Deletes what the editor leaves behind if it is stopped while it writes. */
function deleteUnfinished() {
  const folders = languages().map((language) => `src/content/${language}`);
  for (const folder of [...folders, 'src/drawings/clients']) {
    for (const name of readdirSync(folder)) {
      if (name.startsWith('.sveltia-tmp-')) rmSync(`${folder}/${name}`);
    }
  }
}

/**
 * @param {() => unknown} value
 * @returns {(response: import('node:http').ServerResponse) => void}
 */
const json = (value) => (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value()));
};

/** @param {number} port - 0, and if it is in use: any free one */
export async function startDesk(port) {
  deleteUnfinished();
  // Before the server, which would keep the program alive if this fails.
  await bundleForm(resolve(formFolder));
  const names = languages();
  const server = await serveDevelopment(names, {
    port,
    answers: {
      [`/${formFolder}/files.json`]: json(readDisk),
      '/editor/desk/desk.json': json(() => ({
        folder: resolve('.'),
        languages: names.map((code) => ({
          code,
          name: languageName(code),
          script: `/dist/${scriptOf(code)}`,
          dir: readContent(code).content.language?.dir ?? '',
        })),
      })),
    },
  });
  // What somebody saves now is not missed.
  await server.firstBuild;
  return { address: `${server.origin}/editor/desk/`, close: server.close };
}
