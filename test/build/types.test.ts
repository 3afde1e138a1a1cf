// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { errorsOf } from './errorsOf';

const script = `
  const site = TrainingSite.mount(document.body, { basePath: 'academy', theme: 'auto', initialPath: '/careers' });
  site.update({ company: { name: 'Aster' } });
  site.navigate('/training');
  site.unmount();
  document.addEventListener('training-site:navigate', ({ detail }) => detail.path.length + detail.title.length);
  document.body.addEventListener('training-site:navigate', ({ detail }) => detail.path);
  const element = document.querySelector('training-site');
  element?.navigate('/careers');
  if (element) element.company = { helloEmail: 'hello@aster.example' };
`;

const attributes: readonly (readonly [attributes: string, errors: number])[] = [
  ['', 0],
  ['base-path="/a" initial-path="/b" routing="memory" theme="auto" manage-title="false"', 0],
  ['company={{ name: "A" }} className="b" class="b" style={{ width: 300 }} id="c"', 0],
  ['ref={(element) => element?.navigate("/careers")}', 0],
  ['rooting="memory"', 1],
  ['routing="history"', 1],
  ['theme="darkk"', 1],
  ['manage-title={false}', 1],
  ['company={{ fax: "1" }}', 1],
];

describe('the published types', () => {
  let errors: Record<string, string[]> = {};

  // One program for all, because most of its time goes into the types of the DOM.
  beforeAll(() => {
    const jsx = attributes.map(([text], index) => [
      `site${index}.tsx`,
      `import './dist/index'; export const site = <training-site ${text} />;`,
    ]);
    errors = errorsOf({
      'classic.ts': `/// <reference path="./dist/index.d.ts" />${script}`,
      'module.ts': `import { mount } from './dist/training-site.mjs'; mount(document.body, { theme: 'dark' });`,
      'wrong.ts': `import { mount } from './dist/training-site.mjs'; mount(document.body, { theme: 'darkk' });`,
      ...Object.fromEntries(jsx),
    });
  }, 120_000);

  it('know the global, the events and the element in a classic script', () => {
    expect(errors['classic.ts']).toEqual([]);
  });

  it('are there for the module under its own name', () => {
    expect(errors['module.ts']).toEqual([]);
    expect(errors['wrong.ts']).toHaveLength(1);
  });

  it.each(attributes)('find in <training-site %s> as many errors as %i', (text, count) => {
    const index = attributes.findIndex(([known]) => known === text);
    expect(errors[`site${index}.tsx`]).toHaveLength(count);
  });

  it('need no types of React', () => {
    const text = `import { mount, version } from './dist/index'; mount(document.body); version.length;`;
    expect(errorsOf({ 'host.ts': text }, { withReact: false })).toEqual({ 'host.ts': [] });
  }, 120_000);
});
