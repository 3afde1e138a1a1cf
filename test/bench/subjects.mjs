import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { onwarn, source } from '../../build/source.mjs';
import { minify } from '../../rollup.config.mjs';

const page = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}<style>body{margin:0}</style></head><body>${body}</body></html>`;

const scriptTag = (file) => `<script src="${file}" defer></script>`;

/** The pages of the build in the folder `dist`, and the files that each of them loads. */
export async function pagesOf(dist, suffix = '') {
  const names = ['.js', '.css', '.loader.js'].map((end) => `training-site${end}`);
  const [script, styles, loader, embed, manifest] = await Promise.all(
    [...names, 'embed.html', 'manifest.json'].map((file) => readFile(join(dist, file), 'utf8')),
  );
  const { files } = JSON.parse(manifest);
  const { file, integrity } = files['training-site.js'];
  const preload = `<link rel="preload" as="script" href="${file}" integrity="${integrity}" crossorigin>`;
  const element = '<training-site></training-site>';
  return {
    [`script${suffix}`]: {
      'index.html': page(element, scriptTag('training-site.js')),
      'training-site.js': script,
    },
    [`prerendered${suffix}`]: {
      'index.html': page(embed),
      [files['training-site.css'].file]: styles,
      [file]: script,
    },
    [`loader${suffix}`]: {
      'index.html': page(element, preload + scriptTag('training-site.loader.js')),
      'training-site.loader.js': loader,
      [file]: script,
    },
  };
}

/** What the pages of the build are compared with: the smallest widget, and Home without a script. */
export async function comparisons() {
  const embed = await readFile('dist/embed.html', 'utf8');
  const [, home] = embed.match(/<template[^>]*><link[^>]*>(.*)<\/template>/s);
  const bundle = await rollup({ input: 'test/bench/floor.js', plugins: source(), onwarn });
  const { output } = await bundle.generate({ format: 'iife', sourcemap: true, plugins: [minify] });
  return {
    floor: {
      'index.html': page('<div id="site"></div>', scriptTag('floor.js')),
      // Rollup adds this line to a file that it writes, as it does to ours.
      'floor.js': `${output[0].code}//# sourceMappingURL=floor.js.map\n`,
    },
    limit: {
      'index.html': page(home, '<link rel="stylesheet" href="training-site.css">'),
      'training-site.css': await readFile('dist/training-site.css', 'utf8'),
    },
  };
}
