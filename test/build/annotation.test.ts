import { expect, it } from 'vitest';
import { annotation } from '../../build/tools/annotation.mjs';

it('an annotation for GitHub names the file and the line of a mistake', () => {
  const fault = 'src/content/en/home.yaml:4: lede: expected a text, got <b>"100%"</b>.';
  expect(annotation('error', fault)).toBe(
    '::error file=src/content/en/home.yaml,line=4::lede: expected a text, got <b>"100%25"</b>.',
  );
});

it('an annotation for GitHub without a line in a file has the whole message', () => {
  const note = 'src/content/en/home copy.yaml is ignored: no file of the site has this name.';
  expect(annotation('warning', note)).toBe(`::warning ::${note}`);
});
