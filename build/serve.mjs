import { serve } from './server.mjs';

const wanted = Number(process.env.PORT ?? 8080);
// A port that is taken is no reason not to show the site.
const { origin } = await serve({ port: wanted }).catch(() => serve());

console.log(`
The site by itself:       ${origin}/demo/
Inside a portal's page:   ${origin}/demo/portal.html
`);
