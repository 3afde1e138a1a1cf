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
  ['theme', 'Page'],
  ['company', '[]'],
])('%s="%s" gives a warning, and the default is used', (name, value) => {
  expect(settingsFromAttributes(elementWith({ [name]: value }), '')).toEqual(defaults);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        `^training-site: <training-site ${name}>: expected .* The default is used instead\\.$`,
      ),
    ],
  ]);
});

it('an attribute that looks like one of ours gives a warning with the right name', () => {
  const wrong = { basepath: 'x', managetitle: 'x', initial_path: 'x' };
  // `data-` attributes are those of other people.
  const right = { class: 'wide', 'data-theme': 'x', 'data-company': 'x', routing: 'hash' };
  warnOfMisspelledAttributes(elementWith({ ...wrong, ...right }), '');
  const meant = ['base-path', 'manage-title', 'initial-path'];
  expect(warn.mock.calls.flat()).toEqual(
    Object.keys(wrong).map(
      (name, index) =>
        `training-site: the attribute "${name}" of the <training-site> has no effect. Did you mean "${meant[index]}"?`,
    ),
  );
});
