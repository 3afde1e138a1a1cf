// @vitest-environment node
import { expect, it } from 'vitest';
import { errorsOf } from './errorsOf';

// What a host may write is in test/types.

const script = `/// <reference path="./dist/index.d.ts" />
  const site = TrainingSite.mount(document.body, { basePath: 'academy', theme: 'auto', initialPath: '/careers' });
  site.update({ company: { name: 'Aster' } });
  document.body.addEventListener('training-site-navigate', ({ detail }) => detail.path);
  const element = document.querySelector('training-site');
  if (element) element.company = { helloEmail: 'hello@aster.example' };`;

it('the published types are enough for a classic script and a module, and need no types of React', () => {
  const module = `import { mount, version } from './dist/training-site.mjs'; mount(document.body); version.length;`;
  const files = { 'classic.ts': script, 'module.ts': module };
  expect(errorsOf(files, { withReact: false })).toEqual({ 'classic.ts': [], 'module.ts': [] });
}, 120_000);
