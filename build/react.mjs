// React's own files hold much that only an application could call for: they are CommonJS, from which
// no bundler can shake it off. What nobody here names is taken out before.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => readFileSync(file, 'utf8');
const react = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const source = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => read(join('src', file)))
  .join('\n');

const withoutUnusedExports = (code, named) =>
  code.replace(/^exports\.(\w+) = (?:.*;|[\s\S]*?^\};)$/gm, (all, name) =>
    named.has(name) ? all : '',
  );

// Names of attributes that React translates, cut to those that our source mentions: most are of SVG
// features that no drawing uses.
const withoutUnusedAttributes = (code) =>
  code.replace(/(?<=aliases = new Map\(\[)[^;]+?(?=\]\))/, (all) =>
    [...all.matchAll(/\["([\w-]+)", "[\w:-]+"\]/g)]
      .flatMap(([entry, name]) => (new RegExp(`\\b${name}\\b`).test(source) ? [entry] : []))
      .join(),
  );

// What the exports of react-dom would call: of them only flushSync is left.
const withoutDispatcher = (code) => code.replace(/(?<=\.d = \{\s+f: flushSyncWork),[^}]+/, '');
const withoutFindDOMNode = (code) =>
  code.replace(/^ReactDOMSharedInternals\.findDOMNode = function[\s\S]*?^\};$/m, '');

const cuts = {
  'react.production.js': [withoutUnusedExports],
  'react-dom.production.js': [withoutUnusedExports],
  'scheduler.production.js': [withoutUnusedExports],
  'react-dom-client.production.js': [
    withoutUnusedAttributes,
    withoutDispatcher,
    withoutFindDOMNode,
  ],
};

/** @param readers - the texts of all modules that import from React, besides our own and React's */
export function reactInUse(...readers) {
  const texts = [source, read(react), ...readers].join('\n');
  // Names in `import { … } from`, `export { … } from`, and in `React.name`.
  const lists = [...texts.matchAll(/(?:im|ex)port \{([^}]+)\} from/g)].flatMap(([, names]) =>
    names.split(','),
  );
  const members = [...texts.matchAll(/\b(?:React|ReactDOM|Scheduler)\.(\w+)/g)].map(
    ([, name]) => name,
  );
  const named = new Set([...lists, ...members].map((name) => name.replace(/ as .*/, '').trim()));
  return {
    name: 'react-in-use',
    transform(code, id) {
      const file = id.split('/').at(-1);
      if (!Object.hasOwn(cuts, file)) return null;
      const rest = cuts[file].reduce((before, cut) => {
        const after = cut(before, named);
        if (after === before)
          this.error(`${cut.name}: there is nothing of it in ${file} any more.`);
        return after;
      }, code);
      return { code: rest, map: null };
    },
  };
}
