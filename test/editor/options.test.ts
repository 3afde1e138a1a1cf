import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run edit with --web says in one line where to change a text on the web', () => {
  const args = ['build/tools/edit.mjs', '--web', 'github'];
  const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' });
  expect(stderr).toBe(
    'npm run edit has no options, got --web github. To change a text on the web, change its file in the editor of GitHub or GitLab: docs/content.md#on-the-web.\n',
  );
  expect(status).toBe(1);
});
