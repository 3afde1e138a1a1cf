import { existsSync } from 'node:fs';
import { portOr, serve } from './server.mjs';

const { SCRIPT = '' } = process.env;
if (!existsSync(SCRIPT || '.')) throw new Error(`SCRIPT=${SCRIPT}: there is no such file.`);
const port = portOr(8080);
const { origin } = await serve({ port });

console.log(`Open one of these addresses; Ctrl+C ends the server.

The site by itself:       ${origin}/demo/
Inside a portal's page:   ${origin}/demo/portal.html
In awkward pages:         ${origin}/demo/hosts/
Code for your page:       ${origin}/demo/configure.html
`);
