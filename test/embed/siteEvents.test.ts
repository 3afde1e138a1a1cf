import content from 'content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScreenReports } from '../../src/embed/siteEvents';
import { titleOf } from '../../src/site/routes';

const onNavigate = vi.fn();
let host: HTMLElement;
/** The path of the screen shown, or undefined outside the page. */
let shown: string | undefined;
let report: ReturnType<typeof createScreenReports>;

const toldPaths = () => onNavigate.mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  host = document.createElement('div');
  shown = '/';
  onNavigate.mockReset();
  report = createScreenReports(host, { onNavigate: () => onNavigate, shownPath: () => shown });
});

describe('the page is told of a screen', () => {
  const error = new Error('no');
  const refuse = () => {
    throw error;
  };

  /** The events that are heard at the document while a screen in a shadow root is reported. */
  function eventsOf(path: string) {
    const outer = document.body.appendChild(document.createElement('div'));
    outer.attachShadow({ mode: 'open' }).append(host);
    const heard: CustomEvent[] = [];
    const listener = (event: CustomEvent) => heard.push(event);
    document.addEventListener('training-site-navigate', listener);
    report(path);
    document.removeEventListener('training-site-navigate', listener);
    return heard;
  }

  it('the page is told of a screen by the callback, with path and title', () => {
    report('/');
    expect(onNavigate.mock.calls).toEqual([[{ path: '/', title: titleOf(content, '/') }]]);
  });

  it('the page is told of a screen by an event with path and title that leaves shadow roots', () => {
    const details = eventsOf('/').map(({ detail }) => detail);
    expect(details).toEqual([{ path: '/', title: titleOf(content, '/') }]);
  });

  it('the page is told of a screen by an event that can’t be cancelled', () => {
    expect(eventsOf('/')[0]?.cancelable).toBe(false);
  });

  it('the page is told of a screen by the event although the callback throws, which is logged', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onNavigate.mockImplementation(refuse);
    expect(eventsOf('/')).toHaveLength(1);
    expect(log.mock.calls).toEqual([['training-site: could not call onNavigate.', error]]);
  });

  it('the page is told of a screen by the callback although the event fails, which is logged', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    host.dispatchEvent = refuse;
    report('/');
    expect(toldPaths()).toEqual(['/']);
    expect(log.mock.calls).toEqual([['training-site: could not dispatch the event.', error]]);
  });

  it('the page is told of a screen once', () => {
    report('/');
    report('/');
    expect(toldPaths()).toEqual(['/']);
  });
});

it('the page is not told of a screen that another has replaced before it was rendered whole', () => {
  shown = '/training';
  report('/');
  expect(toldPaths()).toEqual([]);
});

it('the page is not told of a screen outside the page', () => {
  shown = undefined;
  report('/');
  expect(toldPaths()).toEqual([]);
});

it('the page is told of the screen shown when the site is back in the page', () => {
  shown = undefined;
  report('/');
  report('/training');
  shown = '/training';
  report();
  expect(toldPaths()).toEqual(['/training']);
});
