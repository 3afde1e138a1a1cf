import { readFileSync } from 'node:fs';
import { versioned } from './node.mjs';

/** What the loader loads: the script, and that of the previous release if there is one. */
export function loaderFiles() {
  const name = 'training-site.js';
  const previous = JSON.parse(readFileSync('build/previous.json', 'utf8'));
  return [versioned(name, readFileSync(`dist/${name}`)), previous].filter(Boolean);
}
