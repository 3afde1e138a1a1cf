// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planRelease } from '../tools/release/plan.mjs';

const changelog = (section: string) => `# Changelog\n\n${section}## 0.1.0 (2026-01-01)\n\n- Old.\n`;
const unreleased = '## Unreleased\n\n- New.\n\n';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const plan = (version?: string) => planRelease(folder, version, '2027-01-31');

function committed(file: string, text: string) {
  write(file, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'test');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '--quiet');
  git('config', 'user.email', 'test@skillmere.example');
  git('config', 'user.name', 'Test');
  write('package.json', '{ "name": "w", "version": "0.1.0", "files": [] }');
  write('package-lock.json', 'no JSON');
  committed('CHANGELOG.md', changelog(unreleased));
  git('branch', 'start');
});

beforeEach(() => {
  git('reset', '--quiet', '--hard', 'start');
  git('clean', '--quiet', '--force');
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each<[string, string | undefined, () => void, string]>([
  ['the tree has changes', '0.2.0', () => write('new.txt', ''), 'not committed:\n?? new.txt'],
  [
    'the changelog has no section',
    '0.2.0',
    () => write('CHANGELOG.md', changelog('')),
    'expected a section "## Unreleased" with what changes in 0.2.0, found none',
  ],
  [
    'its section is empty',
    '0.2.0',
    () => write('CHANGELOG.md', changelog('## Unreleased\n\n')),
    'found an empty one',
  ],
  ['the version is in the changelog', undefined, () => {}, 'The version 0.1.0 is used'],
  ['the version has a tag', '0.3.0', () => git('tag', 'v0.3.0'), 'The version 0.3.0 is used'],
  ['the version is an earlier one', '0.0.9', () => {}, 'expected 0.1.0 or a later one'],
  ['the version is none', 'next', () => {}, 'three numbers such as "1.2.0", got "next"'],
])('a release is refused when %s', (_, version, prepare, message) => {
  prepare();
  expect(() => plan(version)).toThrow(message);
});

it.each([
  ['its tests are left out', ['0.2.0', '--no-tests'], 'Only a dry run may leave out the tests'],
  ['a step fails', ['0.2.0', '--dry-run', '--no-tests'], 'npm ci'],
])('a release leaves nothing behind when %s', (_, args, message) => {
  const state = () => [
    git('rev-parse', 'HEAD'),
    git('tag'),
    git('status'),
    git('worktree', 'list'),
  ];
  const before = state();
  const command = [resolve('tools/release.mjs'), ...args];
  const { status, stderr } = spawnSync('node', command, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
  expect(state()).toEqual(before);
});

it('a release dates the section of the changelog, and takes ten for more than nine', () => {
  committed('package.json', '{ "version": "0.9.0" }');
  expect(plan('0.10.0')).toEqual({
    version: '0.10.0',
    changelog: changelog(unreleased).replace('Unreleased', '0.10.0 (2027-01-31)'),
  });
});

it('a release takes the version in package.json while it is not used', () => {
  committed('CHANGELOG.md', unreleased);
  expect(plan().version).toBe('0.1.0');
});
