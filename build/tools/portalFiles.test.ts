// Files for portals that can't be installed here: as much as their types and their language can
// tell.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const folder = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

describe('sharepoint', () => {
  it('the web part compiles with the types of SharePoint Framework', async () => {
    const npm = (...args: string[]) =>
      promisify(execFile)('npm', args, { cwd: folder('sharepoint') });
    await npm('install', '--no-package-lock', '--no-audit', '--no-fund');
    await npm('run', 'build');
  }, 600_000);
});

describe('drupal', () => {
  const files = readdirSync(folder('drupal'), { recursive: true, encoding: 'utf8' });
  const hasPhp = spawnSync('php', ['--version']).status === 0;

  it.runIf(hasPhp).each(files.filter((file) => /\.(php|module)$/.test(file)))(
    'PHP parses %s',
    (file) => {
      const { status, stdout } = spawnSync('php', ['-l', file], { cwd: folder('drupal') });
      expect(status, String(stdout)).toBe(0);
    },
  );
});
