// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checksumLine, createArchive } from '../tools/release/archive.mjs';

describe('the archive', () => {
  it('has the build, its documents and code to copy, under one folder', async () => {
    const { version, files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
    const archive = await createArchive('.');
    const entries = unzipSync(archive);
    const names = Object.keys(entries);
    const top = `training-site-widget-${version}/`;
    expect(names.filter((name) => !name.startsWith(top))).toEqual([]);
    for (const name of [
      'install.html',
      'embed.html',
      'README.md',
      'LICENSE',
      'dist/training-site.js',
      'dist/THIRD-PARTY-LICENSES.txt',
    ]) {
      expect(names).toContain(top + name);
    }
    const install = strFromU8(entries[`${top}install.html`] as Uint8Array);
    for (const { file, integrity } of Object.values<Record<string, string>>(files)) {
      expect(names).toContain(`${top}dist/${file}`);
      expect(install).toContain(file);
      expect(install).toContain(integrity);
    }
    expect(install.replaceAll('&lt;', '<')).toContain('<training-site></training-site>');
    // Each page finds what it links to.
    const pages = names.filter((name) => /\/(demo\/[^/]+|install)\.html$|\.md$/.test(name));
    expect(pages).toEqual(
      expect.arrayContaining([
        `${top}demo/configure.html`,
        `${top}install.html`,
        `${top}README.md`,
      ]),
    );
    for (const page of pages) {
      const text = strFromU8(entries[page] as Uint8Array);
      const link = page.endsWith('.md') ? /\]\(([^)#:]+)[)#]/g : / (?:href|src)="([^"#:]+)"/g;
      const linked = [...text.matchAll(link)].map(([, address = '']) =>
        new URL(address, `https://archive.example/${page}`).pathname.slice(1),
      );
      const isThere = (path: string) =>
        names.some((name) => name === path || (path.endsWith('/') && name.startsWith(path)));
      expect(linked.filter((path) => !isThere(path))).toEqual([]);
    }
    const embed = strFromU8(entries[`${top}embed.html`] as Uint8Array);
    const addresses = [...embed.matchAll(/(?:href|src)="(?!#|https?:|mailto:|tel:)([^"]+)"/g)];
    expect(addresses.length).toBe(2);
    for (const [, address] of addresses) expect(names).toContain(top + address);
    expect(Buffer.from(archive).equals(await createArchive('.'))).toBe(true);
  });

  it('has a checksum that sha256sum reads', () => {
    const content = Buffer.from('content');
    const folder = mkdtempSync(join(tmpdir(), 'checksum-'));
    const check = () => spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder }).status;
    writeFileSync(join(folder, 'a.zip'), content);
    writeFileSync(join(folder, 'SHA256SUMS'), checksumLine('a.zip', content));
    expect(check()).toBe(0);
    writeFileSync(join(folder, 'a.zip'), 'something else');
    expect(check()).toBe(1);
    rmSync(folder, { recursive: true });
  });
});
