import { setHostHeaders } from './hostHeaders.mjs';
import { serve } from './server.mjs';

const wanted = Number(process.env.PORT ?? 8080);
// A port that is taken is no reason not to show the site.
const { origin } = await serve({ port: wanted, setHeaders: setHostHeaders }).catch(() =>
  serve({ setHeaders: setHostHeaders }),
);

console.log(`
The site by itself:       ${origin}/demo/
Inside a portal's page:   ${origin}/demo/portal.html
The shelf of hosts:       ${origin}/demo/hosts/
`);
