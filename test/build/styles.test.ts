import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterAll, expect, it } from 'vitest';
import { cssModules, stylesheetFile } from '../../build/styles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const fileOf = (name: string) => join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

it('styles have the order in which the chosen entry imports them', async () => {
  write('tokens.css', '.tokens { color: red }');
  write('base.css', '.base { color: red }');
  write('script.js', `import './tokens.css'; import './base.css';`);
  write('loader.js', `import './base.css'; import './tokens.css';`);
  const bundle = await rollup({
    input: [fileOf('loader.js'), fileOf('script.js')],
    plugins: [cssModules('script.js')],
    // It says that the entries have no code.
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ dir: folder });
  const styles = output.find(({ fileName }) => fileName === stylesheetFile);
  const classes = `${styles?.type === 'asset' && styles.source}`.match(/\.\w+/g);
  expect(classes).toEqual(['.tokens', '.base']);
});
