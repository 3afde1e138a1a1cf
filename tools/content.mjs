// Checks the texts, records and logos of the site: npm run content
import { rollup } from 'rollup';
import bundles from '../rollup.config.mjs';

// The first bundle checks the content.
const [{ output, ...input } = {}] = bundles;

try {
  const bundle = await rollup({
    ...input,
    // A difference from the specification is only a warning in the build.
    onwarn(warning) {
      input.onwarn?.(warning, () => {
        throw warning;
      });
    },
  });
  await bundle.write(/** @type {import('rollup').OutputOptions} */ (output));
  await bundle.close();
  console.log('The content is right. Build the site to see it: npm start');
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  console.error(message.replace(/^\[plugin .*?\] /, ''));
  // After an error, the TypeScript plugin still watches files.
  process.exit(1);
}
