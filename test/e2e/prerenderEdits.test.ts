import { readFile } from 'node:fs/promises';
import { it } from 'vitest';
import { describeInEngines } from './engines/describeInEngines';
import { expectOneSiteEach } from './prerenderEdits';

describeInEngines((open) => {
  it('prerendered HTML with one edit becomes one whole site, 10 times', async () => {
    const page = await open('element.html');
    const embed = await readFile('dist/embed.html', 'utf8');
    await expectOneSiteEach(page, embed.replace('href="training', 'href="/dist/training'), 10);
  });
});
