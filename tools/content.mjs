// Checks the texts, records and logos of the site: npm run content
import { asText, checkContent } from '../build/content.mjs';

try {
  const { faults } = await checkContent();
  if (faults.length > 0) throw new Error(asText(faults));
  console.log('The content is right. Build the site to see it: npm start');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
