import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { defineConfig } from 'vite';
import build from '../rollup.config.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function bundle() {
  for (const { output, ...options } of await build({ configDev: true })) {
    const bundle = await rollup(options);
    await Promise.all(output.map(bundle.write));
  }
}

/** Serves the demo pages. After each edit in src/ it bundles again and reloads them. */
export default defineConfig({
  root,
  appType: 'mpa',
  optimizeDeps: { noDiscovery: true },
  server: { open: '/demo/index.html', watch: { ignored: ['**/dist/**'] } },
  plugins: [
    {
      name: 'bundle-after-each-edit',
      async configureServer({ config, environments, watcher, ws }) {
        let isBundling = false;
        let isEdited = false;

        async function update() {
          isEdited = true;
          if (isBundling) return;
          isBundling = true;
          while (isEdited) {
            isEdited = false;
            try {
              await bundle();
              // Vite keeps files that it has served before.
              environments.client.moduleGraph.invalidateAll();
              ws.send({ type: 'full-reload' });
            } catch (error) {
              config.logger.error(String(error));
            }
          }
          isBundling = false;
        }

        watcher.on('all', (_event, file) => {
          if (file.startsWith(`${root}src/`)) update();
        });
        await update();
      },
    },
  ],
});
