import { expect, it, onTestFinished, vi } from 'vitest';
import { arrivedByNavigation } from '../../src/browser/pageLoad';

/** An element in a page whose boxes can be scrolled. */
function show(html: string) {
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  return document.body;
}

const siteIn = (root: ParentNode) => root.querySelector('training-site') as Element;

it('the visitor has arrived at a page at its top', () => {
  expect(arrivedByNavigation(siteIn(show('<main><training-site></training-site></main>')))).toBe(
    true,
  );
});

it.each([
  [100, true],
  [101, false],
])('at a window that is scrolled by %i px, the visitor has just arrived: %j', (scrollY, isNew) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
  expect(arrivedByNavigation(siteIn(show('<training-site></training-site>')))).toBe(isNew);
});

it.each([
  ['an ancestor', '<main><div><training-site></training-site></div></main>'],
  [
    'a form that hides its properties',
    '<main><form><input name="parentNode"><training-site></training-site></form></main>',
  ],
])('in a part of the page that is scrolled, %s, the visitor has been before', (_, html) => {
  const body = show(html);
  const main = body.querySelector('main') as Element;
  main.scrollTop = 500;
  expect(arrivedByNavigation(siteIn(body))).toBe(false);
});

it('in a scrolled box of a shadow root, the visitor has been before', () => {
  const host = show('<portal-app></portal-app>').firstElementChild as Element;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<main><training-site></training-site></main>';
  (shadow.firstElementChild as Element).scrollTop = 500;
  expect(arrivedByNavigation(siteIn(shadow))).toBe(false);
});

it('in a slot of a scrolled box, the visitor has been before', () => {
  const host = show('<portal-app><training-site></training-site></portal-app>').firstElementChild;
  const shadow = (host as Element).attachShadow({ mode: 'open' });
  shadow.innerHTML = '<main><slot></slot></main>';
  (shadow.firstElementChild as Element).scrollTop = 500;
  expect(arrivedByNavigation(siteIn(document))).toBe(false);
});

it('after Back, the visitor has been before', () => {
  const navigation = { currentEntry: { index: 0 }, entries: () => [1, 2] };
  vi.stubGlobal('navigation', navigation);
  expect(arrivedByNavigation(siteIn(show('<training-site></training-site>')))).toBe(false);
});
