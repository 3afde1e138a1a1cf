import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// Class names only have to differ inside our own shadow root, so they can be as short as they get:
// one or two letters, in the order of files and names (of classes and keyframes), which keeps builds reproducible. Hashes would
// cost every class four bytes that don't compress.
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shortNames = new Map();

const files = readdirSync('src', { recursive: true }).filter((file) =>
  file.endsWith('.module.css'),
);

for (const file of files.map((name) => join('src', name)).sort()) {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
    const key = `${file}:${name}`;
    if (!shortNames.has(key)) shortNames.set(key, shorten(shortNames.size));
  }
}

/** For CSS Modules' `generateScopedName`. */
export function shortName(name, file) {
  const key = `${relative('.', file)}:${name}`;
  const short = shortNames.get(key);
  if (!short) throw new Error(`No short name for the class ${key}; restart the build.`);
  return short;
}

function shorten(number) {
  const rest = Math.floor(number / letters.length);
  return (rest ? shorten(rest - 1) : '') + letters[number % letters.length];
}
