import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScreenReports } from '../../src/embed/tellPage';
import { titleOf } from '../../src/site/routes';

const onNavigate = vi.fn();
let host: HTMLElement;
let reports: ReturnType<typeof createScreenReports>;

const paths = () => onNavigate.mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  host = document.createElement('div');
  onNavigate.mockReset();
  reports = createScreenReports(host, () => onNavigate, '/');
  reports.connect();
});

afterEach(() => {
  document.body.replaceChildren();
});

it('the page is told by an event that leaves every shadow root, and by the callback, even if one of them throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const outer = document.body.appendChild(document.createElement('div'));
  outer.attachShadow({ mode: 'open' }).append(host);
  const heard = vi.fn();
  const listener = ({ detail }: CustomEvent) => heard(detail);
  document.addEventListener('training-site-navigate', listener, { once: true });
  const error = new Error('no');
  const refuse = () => {
    throw error;
  };
  onNavigate.mockImplementation(refuse);
  reports.settle('/');
  const shown = { path: '/', title: titleOf('/') };
  expect(heard.mock.calls).toEqual([[shown]]);
  host.dispatchEvent = refuse;
  reports.add('/training');
  reports.settle('/training');
  expect(paths()).toEqual(['/', '/training']);
  expect(log.mock.calls).toEqual([
    ['training-site:', error],
    [expect.stringContaining('event'), error],
    ['training-site:', error],
  ]);
  log.mockRestore();
});

it('screens that follow each other at once are told in the order of the visits, when the last one is rendered', () => {
  reports.settle('/');
  onNavigate.mockClear();
  for (const path of ['/training', '/careers', '/training']) reports.add(path);
  reports.settle('/careers');
  expect(paths()).toEqual([]);
  reports.settle('/training');
  reports.settle('/training');
  expect(paths()).toEqual(['/careers', '/training']);
});

it('after a new start only the screen of that is told, and not again if the page knows it', () => {
  reports.add('/no-such-screen');
  reports.restart('/training');
  reports.settle('/training');
  reports.restart('/training');
  reports.settle('/training');
  expect(paths()).toEqual(['/training']);
});

it('outside the page nothing is told; back in it only the screen shown', () => {
  reports.disconnect();
  reports.settle('/');
  reports.add('/training');
  reports.settle('/training');
  expect(paths()).toEqual([]);
  reports.connect();
  expect(paths()).toEqual(['/training']);
});
