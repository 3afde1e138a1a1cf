import { expect, it, onTestFinished, vi } from 'vitest';
import { addSite, removeSite, showTitle } from '../../src/embed/sitesOnPage';
import { careers, training } from '../screens';

/** A site comes into the page. */
function come(title: string | undefined, host: Element = document.createElement('div')) {
  const site = {
    host,
    title: (): string | undefined => title,
    setLandmarks: vi.fn<(landmarks: boolean) => void>(),
  };
  addSite(site);
  onTestFinished(() => removeSite(site));
  return site;
}

it('the page has the title of the last site, and its own again at the end, in whatever order sites are removed', () => {
  const [first, second, third] = [come('First'), come('Second'), come('Third')];
  expect(document.title).toBe('Third');
  removeSite(second);
  expect(document.title).toBe('Third');
  removeSite(third);
  expect(document.title).toBe('First');
  removeSite(first);
  expect(document.title).toBe('Portal');
});

it('a title that the page has set in the meantime stays when a site is removed, and is restored after the next screen', () => {
  const other = come('Careers');
  let site = come('Training');
  document.title = 'Portal, 3 messages';
  for (const leaving of [site, other]) {
    removeSite(leaving);
    expect(document.title).toBe('Portal, 3 messages');
  }
  site = come('Training');
  document.title = 'Portal, 4 messages';
  showTitle();
  expect(document.title).toBe('Training');
  removeSite(site);
  expect(document.title).toBe('Portal, 4 messages');
});

it('a title of the site that the page has decorated is not taken for one of the page', () => {
  const site = come(training.title);
  document.title = `(1) ${training.title}`;
  site.title = () => careers.title;
  showTitle();
  expect(document.title).toBe(careers.title);
  // A counter that still holds the title of the screen before.
  document.title = `(2) ${training.title}`;
  removeSite(site);
  expect(document.title).toBe('Portal');
});

it.each([true, false])(
  'the title of the page is restored after two copies of the script, whichever ends first: the second, %s',
  async (isSecondFirst) => {
    const first = come(training.title);
    vi.resetModules();
    const other = await import('../../src/embed/sitesOnPage');
    const second = { ...first, title: () => careers.title };
    other.addSite(second);
    expect(document.title).toBe(careers.title);
    const ends = [() => removeSite(first), () => other.removeSite(second)];
    for (const end of isSecondFirst ? ends.reverse() : ends) end();
    expect(document.title).toBe('Portal');
  },
);

it('a site without a title changes neither the title of the page nor that of another site', () => {
  const write = vi.spyOn(document, 'title', 'set');
  removeSite(come(undefined));
  expect(write).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  come('Training');
  come(undefined);
  expect(document.title).toBe('Training');
});

it('the first site of each document has the landmarks, and the next one after its removal', () => {
  const other = document.implementation.createHTMLDocument();
  const [first, second, third] = [come('A'), come('B'), come('C', other.createElement('div'))];
  const landmarks = () =>
    [first, second, third].map((site) => site.setLandmarks.mock.lastCall?.[0]);
  expect(landmarks()).toEqual([true, false, true]);
  removeSite(first);
  expect(landmarks()).toEqual([true, true, true]);
});

it('a site has no landmarks on a page with a main part', () => {
  for (const html of ['<main></main>', '<div role="main"></div>']) {
    document.body.innerHTML = html;
    expect(come('Training').setLandmarks).toHaveBeenLastCalledWith(false);
  }
});
