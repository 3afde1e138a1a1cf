import { beforeEach, expect, it, vi } from 'vitest';
import { mayTakeFocus, moveFocus } from '../../src/browser/focus';
import { isInFrame } from '../../src/browser/isInFrame';
import { attempt, logError, warnOnce, writeLine } from '../../src/browser/log';
import { restoresScroll } from '../../src/browser/pageLoad';
import { bringIntoView } from '../../src/browser/scroll';
import { whenFrameGoes } from '../../src/browser/whenFrameGoes';
import { whenParsed } from '../../src/browser/whenParsed';

const error = new Error('refused');
const refuse = () => {
  throw error;
};
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

it('the same refusal of the page is logged once, and every error of the site is logged', () => {
  const act = vi.fn();
  attempt('act', act);
  expect(act).toHaveBeenCalledOnce();
  for (const what of ['read one', 'read another', 'read one']) attempt(what, refuse);
  for (let time = 0; time < 2; time += 1) logError(error);
  expect(log.mock.calls).toEqual([
    ['training-site: could not read one.', error],
    ['training-site: could not read another.', error],
    ['training-site:', error],
    ['training-site:', error],
  ]);
});

it.each([
  ['is missing', undefined],
  ['throws', refuse],
])('a console that %s causes no error', (kind, info) => {
  vi.stubGlobal('console', { error: info, warn: info, info });
  expect(() => {
    attempt(`write where the console ${kind}`, refuse);
    warnOnce(`the console ${kind}`);
    writeLine('info', 'news');
  }).not.toThrow();
});

function shadowWith(element: Element) {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).append(element);
  return host;
}

it('the site may take focus if nothing has it, or if an element in the same shadow root has it', () => {
  const [inside, other, field] = ['button', 'input', 'input'].map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  shadowWith(inside);
  shadowWith(other);
  document.body.append(field);
  const holders = [document.body, inside, field, other];
  const answers = holders.map((holder) => {
    holder.focus();
    return mayTakeFocus(inside);
  });
  expect(answers).toEqual([true, true, false, false]);
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
  expect(mayTakeFocus(inside)).toBe(true);
});

it('a refused focus or scroll is logged, and a missing element or method is no error', () => {
  const element = document.createElement('div');
  moveFocus(null);
  bringIntoView(null, Object.assign(document.createElement('p'), { scrollIntoView: undefined }));
  expect(log).not.toHaveBeenCalled();
  const focus = vi.spyOn(element, 'focus').mockImplementation(refuse);
  const scroll = vi.spyOn(element, 'scrollIntoView').mockImplementation(refuse);
  moveFocus(element);
  bringIntoView(element);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
  expect(log.mock.calls).toEqual([
    ['training-site: could not move focus.', error],
    ['training-site: could not scroll the page.', error],
  ]);
});

it('what waits for the whole document is called once, although the page repeats the event', () => {
  const act = vi.fn();
  whenParsed(act);
  expect(act).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  whenParsed(act);
  expect(act).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(act).toHaveBeenCalledTimes(2);
});

it('an element in a frame is told when the frame is removed; an element of the page, or of no window, never', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = document.implementation.createHTMLDocument();
  const elements = [frame.contentDocument as Document, document, other].map(({ body }) => body);
  expect(elements.map(isInFrame)).toEqual([true, false, false]);
  const told = vi.fn();
  const ends = elements.map((element, index) => whenFrameGoes(element, () => told(index)));
  const leave = (persisted: boolean) => {
    const event = () => Object.assign(new Event('pagehide'), { persisted });
    for (const view of [window, frame.contentWindow]) view?.dispatchEvent(event());
  };
  // The browser keeps the frame for Back.
  leave(true);
  expect(told).not.toHaveBeenCalled();
  leave(false);
  for (const end of ends) end();
  leave(false);
  expect(told.mock.calls).toEqual([[0]]);
});

it.each([
  ['reload', location.href, true],
  ['back_forward', location.href, true],
  ['reload', 'document', true],
  ['reload', `${location.href}#/training`, false],
  ['navigate', location.href, false],
  [undefined, '', false],
])(
  'after a load of type %s, of %s, the browser restores the scroll position: %s',
  (type, name, expected) => {
    const entries = vi.spyOn(performance, 'getEntriesByType');
    entries.mockReturnValue(type ? [{ type, name } as never] : []);
    expect(restoresScroll()).toBe(expected);
    expect(entries).toHaveBeenCalledWith('navigation');
    entries.mockImplementation(refuse);
    expect(restoresScroll()).toBe(false);
  },
);
