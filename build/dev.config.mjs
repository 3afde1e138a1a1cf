import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Serves the demo pages with the bundle that `rollup --watch` writes, and reloads them with it. */
export default defineConfig({
  root,
  appType: 'mpa',
  server: { open: '/demo/index.html' },
  plugins: [
    {
      name: 'reload-with-the-bundle',
      configureServer({ watcher, ws }) {
        watcher.add(`${root}dist/training-site.js`);
        watcher.on('change', (file) => {
          if (file.endsWith('training-site.js')) ws.send({ type: 'full-reload' });
        });
      },
    },
  ],
});
