import { expect, it } from 'vitest';
import { hostPage } from '../../demo/hosts/pages.mjs';

const textOf = (file: string, hasPackages: boolean) => String(hostPage(file, hasPackages)?.content);

it('an awkward page without its library names the command that installs it', () => {
  expect(textOf('bootstrap-5.html', false)).toContain('Run “npm ci --prefix test/guests”');
});

it('an awkward page without its library loads nothing of it', () => {
  expect(textOf('bootstrap-5.html', false)).not.toContain('node_modules');
});

it('an awkward page with its library loads it', () => {
  const library = '/test/guests/node_modules/bootstrap/dist/css/bootstrap.min.css';
  expect(textOf('bootstrap-5.html', true)).toContain(`href="${library}"`);
});

it('an awkward page that needs no library is there without any', () => {
  expect(textOf('quirks.html', false)).toContain('<script src="/dist/training-site.js">');
});

it('the page in windows-1252 is written in it', () => {
  expect(hostPage('windows-1252.html', false)?.content.toString('latin1')).toContain('Café Zürich');
});
