// Sets Ghost up, and writes a page whose HTML card has the site. A second run changes nothing.
import { spawn } from 'node:child_process';

const port = '2369';
const admin = `http://localhost:${port}/ghost/api/admin`;
const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` };
const owner = { email: 'owner@example.com', password: 'workplace-of-aster' };

const html = `<div data-training-site data-base-path="academy"></div>
<script src="/content/files/training-site.min.js" defer></script>`;

/** A page with nothing but an HTML card, as Ghost's editor saves it. */
const lexical = JSON.stringify({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '', indent: 0 },
    children: [{ type: 'html', version: 1, html }],
  },
});

async function send(method, path, body) {
  const answer = await fetch(admin + path, { method, headers, body: JSON.stringify(body) });
  // Ghost stores the session before it ends its answer, and not before it begins it.
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return answer;
}

async function untilStarted() {
  for (;;) {
    const answer = await fetch(`${admin}/authentication/setup/`).catch(() => undefined);
    if (answer?.ok) return answer.json();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function writePages() {
  const { setup } = await untilStarted();
  if (setup[0].status) return;
  const account = { ...owner, name: 'Owner', blogTitle: 'Workplace' };
  await send('POST', '/authentication/setup/', { setup: [account] });
  const session = await send('POST', '/session/', {
    ...{ username: owner.email, password: owner.password },
  });
  headers.cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const page = { title: 'Partners', slug: 'partners', lexical, status: 'published' };
  await send('POST', '/pages/', { pages: [page] });
  const links = [
    { label: 'Home', url: '/' },
    { label: 'Partners', url: '/partners/' },
  ];
  const navigation = { key: 'navigation', value: JSON.stringify(links) };
  await send('PUT', '/settings/', { settings: [navigation] });
}

const server = spawn('sh', ['start.sh', port], { stdio: ['ignore', 'inherit', 'inherit'] });
try {
  await writePages();
} finally {
  server.kill();
}
