import { beforeEach, expect, it, vi } from 'vitest';
import {
  settingsFromAttributes,
  warnOfMisspelledAttributes,
} from '../../../src/embed/options/attributes';
import { defaults } from '../../../src/embed/options/settings';

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

function elementWith(attributes: Record<string, string>) {
  const element = document.createElement('training-site');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

it.each([
  ['manage-title', 'false', { manageTitle: false }],
  ['heading-level', '3', { headingLevel: 3 }],
  ['hide', ' , ', { hide: '' }],
  ['hide', ' footer,\n header ', { hide: 'header footer' }],
])('%s="%s" means %o', (name, value, settings) => {
  const element = elementWith({ [`data-${name}`]: value });
  expect(settingsFromAttributes(element, 'data-')).toEqual({ ...defaults, ...settings });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['base-path', 'my academy'],
  ['initial-path', 'careers'],
  ['manage-title', 'perhaps'],
  ['hide', 'header foot'],
  ['heading-level', '7'],
  ['heading-level', '22'],
  ['heading-level', 'h2'],
  ['theme', 'Page'],
  ['company', '[]'],
])('%s="%s" gives a warning, and the default is used', (name, value) => {
  expect(settingsFromAttributes(elementWith({ [name]: value }), '')).toEqual(defaults);
  const got = value === '[]' ? 'an array' : value === '7' ? '7' : `the string "${value}"`;
  const line = `^training-site: <training-site ${name}>: expected .*, got ${got}\\. The default is used instead\\.$`;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(line)]]);
});

it.each([
  ['', { basepath: 'base-path', managetitle: 'manage-title', initial_path: 'initial-path' }],
  ['data-', { 'data-basepath': 'data-base-path', theme: 'data-theme' }],
] as const)(
  'with the prefix "%s", a misspelt attribute gives a warning with the right name',
  (prefix, names) => {
    // Without a prefix, `data-` attributes are those of other people.
    const right = { class: 'wide', routing: 'hash', 'data-routing': 'x', 'data-company': 'x' };
    warnOfMisspelledAttributes(elementWith({ ...names, ...right }), prefix);
    const lines = Object.entries(names).map(
      ([name, meant]) => `"${name}" of the <training-site> has no effect. Did you mean "${meant}"?`,
    );
    const said = lines.map((line) => `training-site: the attribute ${line}`);
    expect(warn.mock.calls.flat()).toEqual(said);
  },
);
