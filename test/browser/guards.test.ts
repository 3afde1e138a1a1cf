import { beforeEach, expect, it, vi } from 'vitest';
import { mayTakeFocus, moveFocus } from '../../src/browser/focus';
import { attempt, logError, warnOnce, writeLine } from '../../src/browser/log';
import { restoresScroll } from '../../src/browser/pageLoad';
import { bringIntoView } from '../../src/browser/scroll';

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
});

it('a refused focus or scroll is logged, and a missing element is no error', () => {
  const element = document.body.appendChild(document.createElement('div'));
  moveFocus(null);
  bringIntoView(null);
  expect(log).not.toHaveBeenCalled();
  for (const name of ['focus', 'scrollIntoView'] as const) {
    vi.spyOn(element, name).mockImplementation(refuse);
  }
  moveFocus(element);
  bringIntoView(element);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('focus'), error],
    ['training-site: could not scroll the page.', error],
  ]);
});

it.each([
  ['reload', location.href, true],
  ['back_forward', location.href, true],
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
