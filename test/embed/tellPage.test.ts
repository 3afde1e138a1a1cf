import { beforeEach, expect, it, vi } from 'vitest';
import { createScreenReports } from '../../src/embed/tellPage';
import { titleOf } from '../../src/site/routes';

const onNavigate = vi.fn();
let host: HTMLElement;
let shown: string | undefined;
let report: ReturnType<typeof createScreenReports>;

const paths = () => onNavigate.mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  host = document.createElement('div');
  shown = '/';
  onNavigate.mockReset();
  report = createScreenReports(
    host,
    () => onNavigate,
    () => shown,
  );
});

it('the page is told by an event that leaves every shadow root, and by the callback, even if one of them throws', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const outer = document.body.appendChild(document.createElement('div'));
  outer.attachShadow({ mode: 'open' }).append(host);
  const heard = vi.fn();
  const listener = ({ detail, cancelable }: CustomEvent) => heard(detail, cancelable);
  document.addEventListener('training-site-navigate', listener, { once: true });
  const error = new Error('no');
  const refuse = () => {
    throw error;
  };
  onNavigate.mockImplementation(refuse);
  report('/');
  expect(heard.mock.calls).toEqual([[{ path: '/', title: titleOf('/') }, false]]);
  host.dispatchEvent = refuse;
  shown = '/training';
  report('/training');
  expect(paths()).toEqual(['/', '/training']);
  expect(log.mock.calls).toEqual([
    ['training-site: could not call onNavigate.', error],
    ['training-site: could not dispatch the event.', error],
  ]);
});

it('a screen is told once, when it is rendered whole; one that another has replaced before is not told', () => {
  shown = '/training';
  report('/');
  expect(paths()).toEqual([]);
  report('/training');
  report('/training');
  expect(paths()).toEqual(['/training']);
});

it('outside the page nothing is told; back in it only the screen shown', () => {
  shown = undefined;
  report('/');
  report('/training');
  expect(paths()).toEqual([]);
  shown = '/training';
  report();
  expect(paths()).toEqual(['/training']);
});
