import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostMessages } from '../../src/embed/hostMessages';

const [training, careers] = ['/training', '/careers'].map((path) => ({ path, title: path }));
let host: HTMLElement;
const heard = vi.fn();
const listener = (event: Event) => heard((event as CustomEvent).detail);

beforeEach(() => {
  host = document.createElement('div');
  document.addEventListener('training-site:navigate', listener);
});

afterEach(() => {
  document.removeEventListener('training-site:navigate', listener);
  heard.mockClear();
  host.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('dispatches an event that leaves every shadow root, and calls the callback', () => {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.attachShadow({ mode: 'open' }).append(host);
  const onNavigate = vi.fn();
  createHostMessages(host, onNavigate).tell(training as never);
  expect(heard.mock.calls).toEqual([[training]]);
  expect(onNavigate.mock.calls).toEqual([[training]]);
  outer.remove();
});

it('keeps the messages of a site outside the page, and sends each once', () => {
  const onNavigate = vi.fn();
  const messages = createHostMessages(host, onNavigate);
  messages.tell(training as never);
  messages.tell(careers as never);
  messages.flush();
  expect(heard).not.toHaveBeenCalled();
  document.body.append(host);
  messages.flush();
  messages.flush();
  expect(heard.mock.calls).toEqual([[training], [careers]]);
  expect(onNavigate.mock.calls).toEqual([[training], [careers]]);
});

it('sends nothing before the delay is over', () => {
  vi.useFakeTimers();
  document.body.append(host);
  const messages = createHostMessages(host, () => {}, 100);
  messages.tell(training as never);
  messages.tell(careers as never);
  vi.advanceTimersByTime(99);
  messages.flush();
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard.mock.calls).toEqual([[training], [careers]]);
});

describe('while Turbo shows an old copy of the page', () => {
  beforeEach(() => {
    document.body.append(host);
    document.documentElement.toggleAttribute('data-turbo-preview', true);
  });

  afterEach(() => document.documentElement.removeAttribute('data-turbo-preview'));

  it('a site of that copy sends nothing', () => {
    createHostMessages(host, () => {}).tell(training as never);
    expect(heard).not.toHaveBeenCalled();
  });

  it('a site of that copy that Turbo keeps sends its message when the page is loaded', () => {
    createHostMessages(host, () => {}).tell(training as never);
    document.documentElement.removeAttribute('data-turbo-preview');
    document.dispatchEvent(new Event('turbo:load'));
    expect(heard.mock.calls).toEqual([[training]]);
  });

  it('a site that is kept from the page before sends its messages', () => {
    document.documentElement.removeAttribute('data-turbo-preview');
    const messages = createHostMessages(host, () => {});
    messages.tell(training as never);
    document.documentElement.toggleAttribute('data-turbo-preview', true);
    messages.tell(careers as never);
    expect(heard.mock.calls).toEqual([[training], [careers]]);
  });
});

it('logs what the callback throws, and sends the rest', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('no');
  const messages = createHostMessages(host, () => {
    throw error;
  });
  messages.tell(training as never);
  messages.tell(careers as never);
  document.body.append(host);
  messages.flush();
  expect(log.mock.calls).toEqual([
    ['training-site:', error],
    ['training-site:', error],
  ]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('calls the callback where the event can’t be dispatched', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  document.body.append(host);
  host.dispatchEvent = () => {
    throw new Error('no');
  };
  const onNavigate = vi.fn();
  createHostMessages(host, onNavigate).tell(training as never);
  expect(onNavigate).toHaveBeenCalledWith(training);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('event'), expect.any(Error));
});
