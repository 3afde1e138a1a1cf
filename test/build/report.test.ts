import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, expect, it, vi } from 'vitest';
import { onwarn } from '../../build/onwarn.mjs';
import { report, tableOfSizes } from '../../build/report.mjs';

afterEach(() => vi.restoreAllMocks());

const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === 'entry' ? id : null),
  load: (id: string) => (id === 'entry' ? 'export default this;' : null),
};

it('the build prints one line for each bundle, with the seconds and its name', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const bundle = await rollup({
    input: 'entry',
    plugins: [entry, report('loader')],
    onwarn: () => {},
  });
  await bundle.generate({ format: 'es' });
  await bundle.generate({ format: 'cjs' });
  await bundle.close();
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^ *\d+\.\d s {2}loader$/)]]);
});

it('the build prints a warning that nobody expects', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await rollup({ input: 'entry', plugins: [entry], onwarn });
  expect(warn.mock.calls).toEqual([[expect.stringContaining("The 'this' keyword")]]);
});

it('the build prints the sizes of files, as they are and as servers send them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
  try {
    writeFileSync(`${folder}/script.js`, 'a'.repeat(319_400));
    writeFileSync(`${folder}/loader.js`, 'b'.repeat(3700));
    const table = await tableOfSizes(['script.js', 'loader.js'], folder);
    const [head, ...lines] = table.split('\n');
    expect(head).toMatch(/^ +raw +Brotli$/);
    expect(lines).toEqual([
      expect.stringMatching(/^script\.js +319\.4 kB +0\.0 kB$/),
      expect.stringMatching(/^loader\.js +3\.7 kB +0\.0 kB$/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
