import { afterEach, expect, it, vi } from 'vitest';
import { tellPage } from '../../src/embed/tellPage';

const training = { path: '/training', title: 'Training' };
const host = document.createElement('div');

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('dispatches an event that leaves every shadow root, and calls the callback', () => {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.attachShadow({ mode: 'open' }).append(host);
  const heard = vi.fn();
  document.addEventListener('training-site:navigate', ({ detail }) => heard(detail), {
    once: true,
  });
  const onNavigate = vi.fn();
  tellPage(host, onNavigate, training);
  expect(heard.mock.calls).toEqual([[training]]);
  expect(onNavigate.mock.calls).toEqual([[training]]);
});

it('logs what the callback throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('no');
  const fail = () => {
    throw error;
  };
  tellPage(host, fail, training);
  expect(log.mock.calls).toEqual([['training-site:', error]]);
});

it('calls the callback where the event can’t be dispatched', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(host, 'dispatchEvent').mockImplementation(() => {
    throw new Error('no');
  });
  const onNavigate = vi.fn();
  tellPage(host, onNavigate, training);
  expect(onNavigate).toHaveBeenCalledWith(training);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('event'), expect.any(Error));
});
