import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mayTakeFocus, moveFocus } from '../../src/browser/focus';
import { isInFrame } from '../../src/browser/isInFrame';
import { attempt, logError, writeLine } from '../../src/browser/log';
import { restoresScroll } from '../../src/browser/pageLoad';
import { bringIntoView } from '../../src/browser/scroll';
import { whenFrameGoes } from '../../src/browser/whenFrameGoes';
import { whenParsed } from '../../src/browser/whenParsed';

/** Is never aborted. */
const unending = new AbortController().signal;
const error = new Error('refused');
const refuse = () => {
  throw error;
};
let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

describe('the console', () => {
  it('the console stays empty for what succeeds', () => {
    const act = vi.fn();
    attempt('act', act);
    expect(act).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  it('the console has different refusals of the page', () => {
    attempt('read two', refuse);
    attempt('read three', refuse);
    expect(log.mock.calls).toEqual([
      ['training-site: could not read two.', error],
      ['training-site: could not read three.', error],
    ]);
  });

  it('the console has every error of the site, also the same one again', () => {
    logError(error);
    logError(error);
    expect(log.mock.calls).toEqual([
      ['training-site:', error],
      ['training-site:', error],
    ]);
  });

  it.each([
    ['has no functions', undefined],
    ['throws', refuse],
  ])('a console that %s makes no line throw', (_, write) => {
    vi.stubGlobal('console', { info: write });
    expect(() => writeLine('info', 'news')).not.toThrow();
  });
});

describe('the site may take focus', () => {
  let inside: HTMLElement;

  const inShadowRoot = (element: HTMLElement) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(element);
    return element;
  };

  beforeEach(() => {
    inside = inShadowRoot(document.createElement('button'));
  });

  it('the site may take focus if nothing has it', () => {
    document.body.focus();
    expect(mayTakeFocus(inside)).toBe(true);
  });

  it('the site may take focus if the browser names no element at all', () => {
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
    expect(mayTakeFocus(inside)).toBe(true);
  });

  it('the site may take focus if an element in the same shadow root has it', () => {
    inside.focus();
    expect(mayTakeFocus(inside)).toBe(true);
  });

  it('the site may not take focus from a field of the page', () => {
    document.body.appendChild(document.createElement('input')).focus();
    expect(mayTakeFocus(inside)).toBe(false);
  });

  it('the site may not take focus from a field in another shadow root', () => {
    inShadowRoot(document.createElement('input')).focus();
    expect(mayTakeFocus(inside)).toBe(false);
  });
});

describe('focus', () => {
  it('focus is moved without a scroll', () => {
    const element = document.createElement('div');
    const focus = vi.spyOn(element, 'focus');
    moveFocus(element);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('focus that is refused is logged', () => {
    const element = document.createElement('div');
    vi.spyOn(element, 'focus').mockImplementation(refuse);
    moveFocus(element);
    expect(log.mock.calls).toEqual([['training-site: could not move focus.', error]]);
  });

  it('focus for no element is no error', () => {
    moveFocus(null);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an element', () => {
  it('an element comes into view at once, by the shortest way', () => {
    const element = document.createElement('div');
    const scroll = vi.spyOn(element, 'scrollIntoView').mockReturnValue();
    bringIntoView(element);
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]]);
  });

  it('an element that the page does not bring into view is logged', () => {
    const element = document.createElement('div');
    vi.spyOn(element, 'scrollIntoView').mockImplementation(refuse);
    bringIntoView(element);
    expect(log.mock.calls).toEqual([['training-site: could not scroll the page.', error]]);
  });

  it('an element without scrollIntoView is no error', () => {
    const element = Object.assign(document.createElement('p'), { scrollIntoView: undefined });
    bringIntoView(element);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('what waits for the whole document', () => {
  const whileParsing = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const endParsing = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  it('what waits for the whole document is called at once in a document that is whole', () => {
    const act = vi.fn();
    whenParsed(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('what waits for the whole document is not called before the document is whole', () => {
    const act = vi.fn();
    whileParsing();
    whenParsed(act);
    expect(act).not.toHaveBeenCalled();
    endParsing();
    expect(act).toHaveBeenCalledOnce();
  });

  it('what waits for the whole document is called once although the page repeats the event', () => {
    const act = vi.fn();
    whileParsing();
    whenParsed(act);
    endParsing();
    endParsing();
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('where there is a frame', () => {
  let frame: HTMLIFrameElement;
  let inFrame: HTMLElement;
  /** Of no window. */
  let elsewhere: HTMLElement;

  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('iframe'));
    inFrame = (frame.contentDocument as Document).body;
    elsewhere = document.implementation.createHTMLDocument().body;
  });

  /** What the browser dispatches when page and frame go. If `persisted`, it keeps them for Back. */
  function leave({ persisted = false } = {}) {
    for (const view of [window, frame.contentWindow as Window]) {
      view.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    }
  }

  it('an element in a frame is known to be in one', () => {
    expect(isInFrame(inFrame)).toBe(true);
  });

  it('an element of the page is known to be in no frame', () => {
    expect(isInFrame(document.body)).toBe(false);
  });

  it('an element of no window is known to be in no frame', () => {
    expect(isInFrame(elsewhere)).toBe(false);
  });

  it('an element in a frame is told when the frame is removed', () => {
    const callback = vi.fn();
    whenFrameGoes(inFrame, callback, unending);
    leave();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('an element in a frame that the browser keeps for Back is not told', () => {
    const callback = vi.fn();
    whenFrameGoes(inFrame, callback, unending);
    leave({ persisted: true });
    expect(callback).not.toHaveBeenCalled();
  });

  it('an element in a frame is not told after its signal is aborted', () => {
    const callback = vi.fn();
    const controller = new AbortController();
    whenFrameGoes(inFrame, callback, controller.signal);
    controller.abort();
    leave();
    expect(callback).not.toHaveBeenCalled();
  });

  it('an element of the page is never told', () => {
    const callback = vi.fn();
    whenFrameGoes(document.body, callback, unending);
    leave();
    expect(callback).not.toHaveBeenCalled();
  });

  it('an element of no window is never told', () => {
    const callback = vi.fn();
    whenFrameGoes(elsewhere, callback, unending);
    leave();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('the browser restores the scroll position', () => {
  const loadIs = (type: string, name: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as never]);

  it.each(['reload', 'back_forward'])(
    'the browser restores the scroll position after a load of type %s',
    (type) => {
      const entries = loadIs(type, location.href);
      expect(restoresScroll()).toBe(true);
      expect(entries).toHaveBeenCalledWith('navigation');
    },
  );

  it('the browser restores the scroll position after a reload from disk in Firefox', () => {
    loadIs('reload', 'document');
    expect(restoresScroll()).toBe(true);
  });

  it('the browser restores no scroll position after a reload of another address', () => {
    loadIs('reload', `${location.href}#/training`);
    expect(restoresScroll()).toBe(false);
  });

  it('the browser restores no scroll position after a new load', () => {
    loadIs('navigate', location.href);
    expect(restoresScroll()).toBe(false);
  });

  it('a restored scroll position is not assumed if the browser has no entry for the load', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(restoresScroll()).toBe(false);
  });

  it('a restored scroll position is not assumed if the entry for the load can’t be read', () => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(refuse);
    expect(restoresScroll()).toBe(false);
  });
});
