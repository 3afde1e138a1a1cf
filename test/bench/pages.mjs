import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
