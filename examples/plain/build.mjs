// Pastes dist/embed.html into the page, with the address of the CDN before the names in it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const cdn = 'https://cdn.example/';
const widget = 'node_modules/training-site-widget/dist';

const embed = (await readFile(`${widget}/embed.html`, 'utf8')).replace(
  /(src|href)="(training-site-[^"]+)"/g,
  `$1="${cdn}$2"`,
);
const scriptTag = `<script src="${cdn}training-site.js" defer></script>`;

const page = (view, content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Workplace</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <nav>
      <a href="/">Host home</a> <a href="/partners">Partners</a>
      <a href="/partners#/consultation">Consultancy desk</a>
      <a href="/partners/list?year=2#/training">Course list</a>
      <button type="button" onclick="history.replaceState(null, '', '?year=3' + location.hash)">Filter</button>
    </nav>
    <p id="view">${view}</p>
    ${content}
  </body>
</html>
`;

await mkdir('dist/partners', { recursive: true });
await writeFile('dist/index.html', page('Home', ''));
await writeFile('dist/partners.html', page('Partners', embed));
await writeFile(
  'dist/partners/list.html',
  page('Partners', `<training-site></training-site>\n    ${scriptTag}`),
);
