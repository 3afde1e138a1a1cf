import { readFile } from 'node:fs/promises';
import { rollup } from 'rollup';
import { minify, modules, onwarn } from '../../build/bundle.mjs';

const dist = (file) => readFile(new URL(`../../dist/${file}`, import.meta.url), 'utf8');

const page = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}<style>body{margin:0}</style></head><body>${body}</body></html>`;

const scriptTag = (file) => `<script src="${file}" defer></script>`;

/** The pages that are compared, and the files that each of them loads. */
export async function subjects() {
  const ours = await dist('training-site.js');
  const css = await dist('training-site.css');
  const { files } = JSON.parse(await dist('manifest.json'));
  const embed = await dist('embed.html');
  const home = embed.match(/(<div><div class="site".*)<\/template><\/div><\/template>/s)[1];
  return {
    script: {
      what: 'ours by script tag',
      'index.html': page('<training-site></training-site>', scriptTag('training-site.js')),
      'training-site.js': ours,
    },
    prerendered: {
      what: 'ours prerendered',
      'index.html': page(embed),
      [files['training-site.css'].file]: css,
      [files['training-site.js'].file]: ours,
    },
    floor: {
      what: 'React, react-dom, wouter, one heading',
      'index.html': page('<div id="site"></div>', scriptTag('floor.js')),
      'floor.js': await floor(),
    },
    limit: {
      what: 'our Home as a page without script',
      'index.html': page(home, '<link rel="stylesheet" href="training-site.css">'),
      'training-site.css': css,
    },
  };
}

async function floor() {
  const input = 'test/bench/floor.js';
  const bundle = await rollup({ input, plugins: modules(), onwarn });
  const { output } = await bundle.generate({
    format: 'iife',
    sourcemap: true,
    plugins: [minify()],
  });
  // Rollup adds this line to a file that it writes, as it does to ours.
  return `${output[0].code}//# sourceMappingURL=floor.js.map\n`;
}
