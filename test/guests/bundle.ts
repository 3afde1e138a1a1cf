import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { build, type PluginOption, type Rollup } from 'vite';
import { dist } from '../../build/dist.mjs';

const isCustomElement = (tag: string) => tag === 'training-site';

export const vuePlugin = vue({ template: { compilerOptions: { isCustomElement } } });

/**
 * package.json names the modules with effects in dist/, and not those of a build with the tests'
 * own texts.
 */
const keepEffects: PluginOption = {
  name: 'keep-effects',
  transform: (code, id) =>
    id.endsWith('training-site.mjs') ? { code, map: null, moduleSideEffects: true } : null,
};

/** The code of an application and its libraries, for an inline script. */
export async function bundle(
  entry: string,
  environment: 'development' | 'production',
  ...plugins: PluginOption[]
): Promise<string> {
  const guest = (name: string) => resolve(import.meta.dirname, 'node_modules', name);
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: environment,
    plugins: [keepEffects, ...plugins],
    // Vitest's NODE_ENV would give a development build.
    oxc: { jsx: { development: false } },
    resolve: {
      conditions: ['module', 'browser', environment],
      // Examples have no libraries before they are installed.
      alias: {
        vue: guest('vue'),
        'vue-router': guest('vue-router'),
        'training-site-widget': resolve(`${dist}/training-site.mjs`),
      },
    },
    define: { 'process.env.NODE_ENV': JSON.stringify(environment), ngDevMode: 'false' },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(entry), formats: ['iife'], name: 'application' },
    },
  });
  const [first] = output as Rollup.RollupOutput[];
  const code = first?.output.find((one) => one.type === 'chunk')?.code ?? '';
  return code.replaceAll('</script', '<\\/script');
}
