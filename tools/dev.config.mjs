import { fileURLToPath } from 'node:url';
import { watch } from 'rollup';
import { defineConfig } from 'vite';
import bundle from '../rollup.config.mjs';

/** Serves the demo pages, and reloads them whenever Rollup has written the bundle anew. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'mpa',
  server: { open: '/demo/index.html', watch: { ignored: ['**'] } },
  plugins: [
    {
      name: 'reload-with-the-bundle',
      configureServer({ config, ws }) {
        watch(bundle).on('event', (event) => {
          if (event.code === 'BUNDLE_END') {
            event.result.close();
            ws.send({ type: 'full-reload' });
          }
          if (event.code === 'ERROR') config.logger.error(event.error.message);
        });
      },
    },
  ],
});
