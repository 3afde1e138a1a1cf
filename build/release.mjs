import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { version } from './bundle.mjs';

const folder = 'dist';
const names = ['training-site.js', 'training-site.mjs', 'training-site.css'];

/**
 * Writes what a host deploys: each file once more under a name that never means anything else, a
 * manifest of them, and the prerendered embed, which names them with their hashes.
 */
export const release = (home) => ({
  name: 'release',
  writeBundle() {
    for (const old of readdirSync(folder)) {
      if (/^training-site-\d/.test(old)) rmSync(join(folder, old));
    }
    const files = Object.fromEntries(names.map((name) => [name, deploy(name)]));
    write('manifest.json', `${JSON.stringify({ version, files }, null, 2)}\n`);
    write('embed.html', embed(home, files));
  },
});

function deploy(name) {
  const content = readFileSync(join(folder, name));
  const digest = createHash('sha384').update(content).digest();
  // The version for people; the hash, for words may change without a new version.
  const file = name.replace('.', `-${version}-${digest.toString('hex').slice(0, 8)}.`);
  copyFileSync(join(folder, name), join(folder, file));
  return {
    file,
    integrity: `sha384-${digest.toString('base64')}`,
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
  };
}

function embed({ html, exportedParts }, files) {
  const by = (attribute, { file, integrity }) =>
    `${attribute}="${file}" integrity="${integrity}" crossorigin="anonymous"`;
  const style = `<link rel="stylesheet" ${by('href', files['training-site.css'])}>`;
  // No space between the tags: in a shadow root it would be text that no render gives.
  return [
    `<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->`,
    '<training-site><template shadowrootmode="open">' +
      `<div exportparts="${exportedParts}">` +
      `<template shadowrootmode="open">${style}${html}</template></div></template></training-site>`,
    `<script ${by('src', files['training-site.js'])} defer></script>\n`,
  ]
    .join('\n')
    .replace(/[^\0-~]/g, (character) => `&#${character.codePointAt(0)};`);
}

function write(name, text) {
  writeFileSync(join(folder, name), text);
}
