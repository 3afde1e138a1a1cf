import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { onwarn, source } from '../../build/source.mjs';
import { minify } from '../../rollup.config.mjs';

const page = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}<style>body{margin:0}</style></head><body>${body}</body></html>`;

const scriptTag = (file) => `<script src="${file}" defer></script>`;

const readFrom = (dist) => (file) => readFile(join(dist, file), 'utf8');

/** The pages of the build in the folder `dist`, and the files that each of them loads. */
export async function pagesOf(dist) {
  const read = readFrom(dist);
  const script = await read('training-site.js');
  const { files } = JSON.parse(await read('manifest.json'));
  return {
    script: {
      'index.html': page('<training-site></training-site>', scriptTag('training-site.js')),
      'training-site.js': script,
    },
    prerendered: {
      'index.html': page(await read('embed.html')),
      [files['training-site.css'].file]: await read('training-site.css'),
      [files['training-site.js'].file]: script,
    },
  };
}

/** What the pages of the build are compared with: the smallest widget, and Home without a script. */
export async function comparisons() {
  const read = readFrom('dist');
  const embed = await read('embed.html');
  const home = embed.match(/(<div\n><div class="site".*)<\/template><\/div><\/template>/s)[1];
  return {
    floor: {
      'index.html': page('<div id="site"></div>', scriptTag('floor.js')),
      'floor.js': await floor(),
    },
    limit: {
      'index.html': page(home, '<link rel="stylesheet" href="training-site.css">'),
      'training-site.css': await read('training-site.css'),
    },
  };
}

async function floor() {
  const input = 'test/bench/floor.js';
  const bundle = await rollup({ input, plugins: source(), onwarn });
  const { output } = await bundle.generate({
    format: 'iife',
    sourcemap: true,
    plugins: [minify],
  });
  // Rollup adds this line to a file that it writes, as it does to ours.
  return `${output[0].code}//# sourceMappingURL=floor.js.map\n`;
}
