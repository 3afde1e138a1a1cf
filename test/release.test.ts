// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const changelog = (section: string) => `# Changelog\n\n${section}## 0.1.0\n\n- Old.\n`;

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  write('package.json', '{ "name": "w", "version": "0.2.0", "files": [] }');
  write('package-lock.json', 'no JSON');
  write('CHANGELOG.md', changelog('## 0.2.0\n\n- New.\n\n'));
  git('init', '--quiet');
  git('config', 'user.email', 'test@skillmere.example');
  git('config', 'user.name', 'Test');
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'test');
}

/** Everything in the repository that a release could change. */
const state = () => [
  git('rev-parse', 'HEAD'),
  git('tag'),
  git('status', '--porcelain'),
  git('worktree', 'list'),
];

/** Runs the command, which fails and changes nothing, and gives what it says. */
function refused(...args: string[]) {
  const before = state();
  const { status, stderr } = spawnSync('node', [resolve('tools/release.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(state()).toEqual(before);
  return stderr;
}

describe('a release', () => {
  it.each<[string, string[], () => void, string]>([
    ['a dirty tree', [], () => write('new.txt', ''), 'not committed:\n?? new.txt'],
    ['no tests', ['--no-tests'], () => {}, 'Only a dry run may leave out the tests'],
    ['a version with a tag', [], () => git('tag', 'v0.2.0'), 'The version 0.2.0 is released'],
    ['a step that fails', ['--dry-run', '--no-tests'], () => git('tag', 'v0.2.0'), 'npm ci'],
  ])('fails and changes nothing: %s', (_, args, prepare, message) => {
    prepare();
    expect(refused(...args)).toContain(message);
  });
});
