// Shows the site, and reloads the page after each change of a text, a style or the code: npm run
// dev
import { builtLanguages, checkBuiltLanguages, scriptOf } from '../content.mjs';
import { serveDevelopment } from './development.mjs';

checkBuiltLanguages();
const [language = 'en'] = builtLanguages;
// In the place of dist/training-site.js.
process.env.SCRIPT = `.cache/dev/${scriptOf(language)}`;
const port = Number(process.env.PORT ?? 8080);
const { origin } = await serveDevelopment([language], { port, types: true });
console.log(`\nThe site: ${origin}/demo/\n`);
