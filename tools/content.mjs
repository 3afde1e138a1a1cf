// Checks the texts, records and logos of the site: npm run content
import { checkContent, checkLogos } from '../build/content.mjs';
import { loadSource } from '../build/source.mjs';

try {
  await checkLogos();
  checkContent(await loadSource());
  console.log('The content is right. Build the site to see it: npm start');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
