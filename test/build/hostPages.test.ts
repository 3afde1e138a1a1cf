import { expect, it } from 'vitest';
import { hostPage } from '../../demo/hosts/pages.mjs';

const withPackages = { hasPackages: true };
const withoutPackages = { hasPackages: false };
const textOf = (file: string, installed: typeof withPackages) =>
  String(hostPage(file, installed)?.content);

it('an awkward page without its library names the command that installs it', () => {
  expect(textOf('bootstrap-5.html', withoutPackages)).toContain(
    'Run “npm ci --prefix test/guests”',
  );
});

it('the gallery has the command in the place of a page without its library', () => {
  const frame = '<iframe src="/demo/hosts/bootstrap-5.html"';
  expect(textOf('', withPackages)).toContain(frame);
  expect(textOf('', withoutPackages)).not.toContain(frame);
  expect(textOf('', withoutPackages)).toContain(
    'Bootstrap 5: this page needs the packages of test/guests.',
  );
});

it('an awkward page without its library loads nothing of it', () => {
  expect(textOf('bootstrap-5.html', withoutPackages)).not.toContain('node_modules');
});

it('an awkward page with its library loads it', () => {
  const library = '/test/guests/node_modules/bootstrap/dist/css/bootstrap.min.css';
  expect(textOf('bootstrap-5.html', withPackages)).toContain(`href="${library}"`);
});

it('an awkward page that needs no library is there without any', () => {
  expect(textOf('quirks.html', withoutPackages)).toContain('<script src="/dist/training-site.js">');
});

it('the page in windows-1252 is written in it', () => {
  expect(hostPage('windows-1252.html', withoutPackages)?.content.toString('latin1')).toContain(
    'Café Zürich',
  );
});
