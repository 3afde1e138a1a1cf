// @vitest-environment node
import { readFileSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { errorsOf } from './errorsOf';

// TypeScript follows the link of a linked node_modules.
const reactTypes = relative('.', realpathSync('node_modules/@types/react/index.d.ts'));
/** React 18, as far as the types of the site can tell: without what is new in React 19. */
const react18 = {
  [reactTypes]: readFileSync(reactTypes, 'utf8').replace(/export function use<.*/, ''),
};

/** The errors of an element with these attributes in a page with React. */
const errorsWith = (attributes: string, react = {}) =>
  errorsOf({
    ...react,
    'page.tsx': `import './src/frameworks';\nexport const site = <training-site ${attributes} />;`,
  });

it.each(['ontraining-site-action={() => {}}', 'headingLevel={2}', 'company={{ name: "Aster" }}'])(
  'React 19 takes %s, and React 18 does not',
  (attributes) => {
    expect(errorsWith(attributes)).toEqual([]);
    expect(errorsWith(attributes, react18)).toHaveLength(1);
  },
);

it('React 18 takes attributes', () => {
  const attributes = 'heading-level={2} company="{}" theme="dark" class="a" id="b"';
  expect(errorsWith(attributes, react18)).toEqual([]);
});
