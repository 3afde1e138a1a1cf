import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { libraries } from '../../build/libraries.mjs';

/** A page of a host. */
export const page = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}<style>body{margin:0}</style></head><body>${body}</body></html>`;

const scriptTag = (file) => `<script src="${file}" defer></script>`;

/**
 * The pages of the build in the folder `dist`: the files that each of them loads, and whether a
 * script shows the site.
 */
export async function pagesOf(dist, suffix = '') {
  const read = (name) => readFile(join(dist, name), 'utf8');
  const { files } = JSON.parse(await read('manifest.json'));
  const { file, integrity } = files['training-site.js'];
  const script = await read('training-site.js');
  const styles = await read('training-site.css');
  const embed = await read('embed.html');
  const element = '<training-site></training-site>';
  const preload = `<link rel="preload" as="script" href="${file}" integrity="${integrity}" crossorigin>`;

  const pages = {
    'static HTML': {
      hasSite: false,
      files: {
        'index.html': page(embed.replace(/<script .*<\/script>/s, '')),
        [files['training-site.css'].file]: styles,
      },
    },
    'embed.html': {
      hasSite: true,
      files: {
        'index.html': page(embed),
        // Builds before 1.0.0 had it in a file.
        [files['training-site.css'].file]: styles,
        [file]: script,
      },
    },
    script: {
      hasSite: true,
      files: {
        'index.html': page(element, scriptTag('training-site.js')),
        'training-site.js': script,
      },
    },
    loader: {
      hasSite: true,
      files: {
        'index.html': page(element, preload + scriptTag('training-site.loader.js')),
        'training-site.loader.js': await read('training-site.loader.js'),
        [file]: script,
      },
    },
  };
  // Builds before 1.0.0 had none.
  if (files['training-site.first.js']) {
    pages['first view'] = {
      hasSite: true,
      files: {
        'index.html': page(element, scriptTag('training-site.first.js')),
        'training-site.first.js': await read('training-site.first.js'),
        [file]: script,
      },
    };
  }
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [`${name}${suffix}`, page]),
  );
}

const floorCode = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';

const heading = createElement('h1', null, 'Training');
createRoot(document.querySelector('div')).render(createElement(Router, null, heading));`;

/** What any site with React and wouter costs: one heading. */
export async function floorPage() {
  const bundle = await rollup({
    input: 'floor',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === 'floor' ? 'test/bench/floor.js' : null),
        load: (id) => (id === 'test/bench/floor.js' ? floorCode : null),
      },
      libraries(),
      terser(),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  return {
    hasSite: false,
    files: { 'index.html': page('<div></div>', scriptTag('floor.js')), 'floor.js': output[0].code },
  };
}
