// Lit's shim for servers has custom elements, a window and half a document.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const shim = resolve('test/guests/node_modules/@lit-labs/ssr/lib/install-global-dom-shim.js');

it.each(['training-site.mjs', 'training-site.cjs', 'training-site.external-react.mjs'])(
  '%s is imported where a server has half a DOM, and defines nothing',
  (file) => {
    const code = `
      await import(${JSON.stringify(shim)});
      const { mount } = await import(${JSON.stringify(resolve('dist', file))});
      console.log(typeof mount, typeof customElements.get('training-site'));`;
    const args = ['--input-type=module', '--eval', code];
    const written = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(written.trim()).toBe('function undefined');
  },
);
