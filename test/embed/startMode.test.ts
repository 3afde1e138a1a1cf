import { afterEach, expect, it, vi } from 'vitest';
import { chooseStartMode } from '../../src/embed/startMode';
import { withholdEvents } from '../../src/embed/withholdEvents';

const { getEntriesByType } = performance;
const parent = () => document.createElement('div');
const load = (type: string) => {
  performance.getEntriesByType = vi.fn(() => [{ type }] as never);
};

afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
  vi.restoreAllMocks();
});

it('a site shows the opening of its screen first', () => {
  load('navigate');
  expect(chooseStartMode(parent(), false, false)).toBe('opening');
});

it('a site starts whole where the browser restores the scroll position', () => {
  load('reload');
  expect(chooseStartMode(parent(), false, false)).toBe('whole');
});

it('a site starts whole where the visitor comes back to one', () => {
  load('navigate');
  expect(chooseStartMode(parent(), false, true)).toBe('whole');
});

it('a site starts whole in a frame', () => {
  load('navigate');
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  expect(chooseStartMode(parent(), false, false)).toBe('whole');
});

it('a site starts whole where there was one before', () => {
  load('navigate');
  const used = parent();
  chooseStartMode(used, false, false);
  expect(chooseStartMode(used, false, false)).toBe('whole');
});

it.each([
  ['prerendered HTML that can’t be hydrated', { exportparts: 'main' }, 'whole'],
  ['a web component', {}, 'opening'],
])('a site that replaces %s, with %j, starts with the stage %s', (_, attributes, start) => {
  load('navigate');
  const element = parent();
  const host = element.appendChild(parent());
  host.attachShadow({ mode: 'open' });
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  expect(chooseStartMode(element, false, false)).toBe(start);
});

it('a site is hydrated wherever it can be', () => {
  load('reload');
  const used = parent();
  expect(chooseStartMode(used, true, false)).toBe('hydrate');
  expect(chooseStartMode(used, true, false)).toBe('hydrate');
});

it.each(['dragenter', 'focusin', 'gotpointercapture', 'mouseover', 'pointerover'])(
  'React gets no %s while it hydrates, and gets it afterwards',
  (name) => {
    const host = document.body.appendChild(parent());
    const shadow = host.attachShadow({ mode: 'open' });
    const container = shadow.appendChild(parent());
    const heard = vi.fn();
    container.addEventListener(name, heard);
    const button = container.appendChild(document.createElement('button'));
    const pass = withholdEvents(shadow);
    button.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    pass();
    button.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).toHaveBeenCalledOnce();
    host.remove();
  },
);
