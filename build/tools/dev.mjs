// Shows the site, and reloads the page after each change of a text, a style or the code: npm run
// dev
import { builtLanguages, checkBuiltLanguages, scriptOf } from '../content.mjs';
import { serveDevelopment } from './development.mjs';
import { portOr } from './server.mjs';

checkBuiltLanguages();
const [language = 'en'] = builtLanguages;
// In the place of dist/training-site.js.
process.env.SCRIPT = `.cache/dev/${scriptOf(language)}`;
const port = portOr(8080);
console.log('Building the site from its source.');
const { origin, firstBuild } = await serveDevelopment([language], { port, types: true });
await firstBuild;
console.log(`\nThe site: ${origin}/demo/\n`);
