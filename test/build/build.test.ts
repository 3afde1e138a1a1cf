// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../../build/bundle.mjs';
import { compileStyles } from '../../build/styles.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes the files and gives the path of the first. */
async function source(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return join(folder, Object.keys(files)[0] as string);
}

/** Compiles the styles of one module, and gives its default export too. */
async function compile(
  css: string,
  module = "import css from './a.module.css'; export default css;",
) {
  const entry = await source({ 'entry.tsx': module, 'a.module.css': css });
  const styles = await compileStyles(entry);
  const bundle = await rollup({ input: entry, plugins: [styles.plugin] });
  const { output } = await bundle.generate({ file: 'entry.mjs' });
  return { css: styles.css, code: output[0].code };
}

describe('the styles', () => {
  it('give modules the class names that are in the stylesheet, also inside :not() and :is()', async () => {
    const { css, code } = await compile('.one:not(.two, :is(.three > .four)) { color: red }');
    const names = ['one', 'two', 'three', 'four'].map(
      (name) => code.match(new RegExp(`"${name}":"([a-z]+)"`))?.[1],
    );
    expect(css).toBe(`.${names[0]}:not(.${names[1]},:is(.${names[2]}>.${names[3]})){color:red}`);
  });

  it('contain only ASCII characters, so the charset of the page makes no difference', async () => {
    const { css } = await compile('.one::before { content: "\\200b\\2014" / "é" }');
    expect(css).toMatch(/^[ -~]*$/);
    expect(css).toContain('content:"\\200b \\2014 "/"\\e9 "');
  });

  it('name a custom property alike in stylesheets and in attributes, and leave public ones', async () => {
    const { css, code } = await compile(
      '.a { --line: var(--training-site-line, red); color: var(--line) }',
      "import './a.module.css'; export default 'var(--line)';",
    );
    const [, name] = code.match(/var\((--ts[a-z]+)\)/) ?? [];
    expect(css).toContain(`{${name}:var(--training-site-line,red);color:var(${name})}`);
  });

  it.each([
    ['.a { color: var(--unknown) }', ''],
    ['.a { color: red }', "export const stroke = 'var(--unknown)';"],
  ])('name a custom property that no stylesheet defines: %s %s', async (css, code) => {
    await expect(compile(css, `import './a.module.css'; ${code}`)).rejects.toThrow(
      'No stylesheet defines the custom property --unknown.',
    );
  });

  it('refuse a second @keyframes of the same name', async () => {
    const css = '@keyframes draw { from { opacity: 0 } }';
    const entry = await source({
      'entry.ts': "import './a.css'; import './b.css';",
      'a.css': css,
      'b.css': css,
    });
    await expect(compileStyles(entry)).rejects.toThrow('@keyframes draw');
  });
});

it('the build fails by name when wouter’s module that patches history is not found', async () => {
  const entry = await source({ 'entry.ts': "export * from 'react';" });
  await expect(rollup({ input: entry, plugins: modules(), onwarn() {} })).rejects.toThrow(
    'wouter/src/use-browser-location.js',
  );
});
