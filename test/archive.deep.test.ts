// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checksumLine, createArchive } from '../tools/release/archive.mjs';

it('the archive has the build, its documents and code to copy, and the same bytes each time', async () => {
  const { version, files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const archive = await createArchive('.');
  expect(Buffer.from(archive).equals(await createArchive('.'))).toBe(true);
  const entries = unzipSync(archive);
  const names = Object.keys(entries);
  const top = `training-site-widget-${version}/`;
  const textOf = (name: string) => strFromU8(entries[name] as Uint8Array);
  expect(names.filter((name) => !name.startsWith(top))).toEqual([]);
  const wanted = ['README.md', 'LICENSE', 'dist/training-site.js', 'dist/THIRD-PARTY-LICENSES.txt'];
  expect(names).toEqual(expect.arrayContaining(wanted.map((name) => top + name)));

  const install = textOf(`${top}install.html`);
  expect(install.replaceAll('&lt;', '<')).toContain('<training-site></training-site>');
  for (const { file, integrity } of Object.values<Record<string, string>>(files)) {
    expect(names).toContain(`${top}dist/${file}`);
    expect(install).toContain(file);
    expect(install).toContain(integrity);
  }

  // Each page finds what it links to.
  const pages = names.filter((name) => /\/(demo\/[^/]+|install|embed)\.html$|\.md$/.test(name));
  const [demo, embed] = [`${top}demo/configure.html`, `${top}embed.html`];
  expect(pages).toEqual(expect.arrayContaining([demo, embed, `${top}README.md`]));
  for (const page of pages) {
    const link = page.endsWith('.md') ? /\]\(([^)#:]+)[)#]/g : / (?:href|src)="([^"#:]+)"/g;
    const linked = [...textOf(page).matchAll(link)].map(([, address = '']) =>
      new URL(address, `https://archive.example/${page}`).pathname.slice(1),
    );
    const isThere = (path: string) =>
      names.some((name) => name === path || (path.endsWith('/') && name.startsWith(path)));
    expect(linked.filter((path) => !isThere(path))).toEqual([]);
    if (page === embed) expect(linked).toHaveLength(2);
  }
});

it('sha256sum reads the line of a checksum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checksum-'));
  const check = () => spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder }).status;
  writeFileSync(join(folder, 'a.zip'), 'content');
  writeFileSync(join(folder, 'SHA256SUMS'), checksumLine('a.zip', Buffer.from('content')));
  expect(check()).toBe(0);
  writeFileSync(join(folder, 'a.zip'), 'something else');
  expect(check()).toBe(1);
  rmSync(folder, { recursive: true });
});
