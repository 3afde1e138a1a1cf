// Checks the texts, records and logos of the site: npm run content
import { rollup } from 'rollup';
import bundles from '../rollup.config.mjs';

// The first bundle checks the content.
const [{ output, ...input } = {}] = bundles;

try {
  const bundle = await rollup(input);
  await bundle.write(/** @type {import('rollup').OutputOptions} */ (output));
  await bundle.close();
  console.log('The content is right. Build the site to see it: npm start');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // After an error, the TypeScript plugin still watches files.
  process.exit(1);
}
