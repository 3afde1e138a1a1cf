// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRelease } from '../tools/release/plan.mjs';

const changelog = (section: string) => `# Changelog\n\n${section}## 0.1.0 (2026-01-01)\n\n- Old.\n`;
const unreleased = '## Unreleased\n\n- New.\n\n';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  const versions =
    '{ "name": "w", "version": "0.1.0", "packages": { "": { "version": "0.1.0" }, "a": { "version": "0.1.0" } } }';
  write('package.json', '{ "name": "w", "version": "0.1.0", "files": [] }');
  write('package-lock.json', versions);
  write('CHANGELOG.md', changelog(unreleased));
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

function committed(file: string, text: string) {
  write(file, text);
  commit();
}

/** Everything in the repository that a release could change. */
const state = () => [
  git('rev-parse', 'HEAD'),
  git('tag'),
  git('status', '--porcelain'),
  git('worktree', 'list'),
];

/** Runs the command, and gives what it says. */
function release(...args: string[]) {
  const before = state();
  const { status, stderr } = spawnSync('node', [resolve('tools/release.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, isUnchanged: JSON.stringify(before) === JSON.stringify(state()) };
}

describe('a release', () => {
  it.each<[string, string | undefined, () => void, string]>([
    ['the tree has changes', '0.2.0', () => write('new.txt', ''), 'not committed:\n?? new.txt'],
    [
      'the changelog has no section',
      '0.2.0',
      () => committed('CHANGELOG.md', changelog('')),
      'expected a section "## Unreleased" with what changes in 0.2.0, found none',
    ],
    [
      'its section is empty',
      '0.2.0',
      () => committed('CHANGELOG.md', changelog('## Unreleased\n\n')),
      'found an empty one',
    ],
    ['the version is in the changelog', '0.1.0', () => {}, 'The version 0.1.0 is used'],
    ['the version has a tag', '0.2.0', () => git('tag', 'v0.2.0'), 'The version 0.2.0 is used'],
    ['none is given and the one there is used', undefined, () => {}, 'The version 0.1.0 is used'],
    ['the version is an earlier one', '0.0.9', () => {}, 'expected 0.1.0 or a later one'],
    ['the version is none', 'next', () => {}, 'three numbers such as "1.2.0", got "next"'],
  ])('is refused when %s', (_, version, prepare, message) => {
    prepare();
    expect(() => planRelease(folder, version, '2027-01-31')).toThrow(message);
  });

  it.each([
    ['a dirty tree', ['0.2.0'], 'There are changes that are not committed'],
    ['two versions', ['0.2.0', '0.3.0'], 'Expected one version, got 2'],
    ['no tests', ['0.2.0', '--no-tests'], 'Only a dry run may leave out the tests'],
  ])('stops before it changes anything: %s', (_, args, message) => {
    write('new.txt', '');
    const { status, stderr, isUnchanged } = release(...args);
    expect(stderr).toContain(`No release. ${message}`);
    expect(status).toBe(1);
    expect(isUnchanged).toBe(true);
  });

  it('leaves nothing behind when a step fails', () => {
    write('package-lock.json', 'no JSON');
    commit();
    const { status, stderr, isUnchanged } = release('0.2.0', '--dry-run', '--no-tests');
    expect(stderr).toContain('npm ci');
    expect(status).toBe(1);
    expect(isUnchanged).toBe(true);
  });

  it('dates the section of the changelog, and takes ten for more than nine', () => {
    committed('package.json', '{ "version": "0.9.0" }');
    expect(planRelease(folder, '0.10.0', '2027-01-31')).toEqual({
      version: '0.10.0',
      changelog: changelog(unreleased).replace('Unreleased', '0.10.0 (2027-01-31)'),
    });
  });

  it('takes the version in package.json while it is not used', () => {
    write('CHANGELOG.md', unreleased);
    commit();
    expect(planRelease(folder, undefined, '2027-01-31').version).toBe('0.1.0');
  });
});
