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

it('the text "false" of an attribute means false', () => {
  const element = elementWith({ 'data-manage-title': 'false' });
  expect(settingsFromAttributes(element, 'data-')).toEqual({ ...defaults, manageTitle: false });
});

for (const { name, value, expected } of [
  { name: 'manage-title', value: 'perhaps', expected: 'true or false' },
  { name: 'heading-level', value: '22', expected: '1 or 2 or 3 or 4' },
]) {
  it(`${name}="${value}" gives a warning`, () => {
    settingsFromAttributes(elementWith({ [name]: value }), '');
    const line = `training-site: <training-site ${name}>: expected ${expected}, got the string "${value}". The default is used instead.`;
    expect(warn.mock.calls).toEqual([[line]]);
  });

  it(`${name}="${value}" means the default`, () => {
    expect(settingsFromAttributes(elementWith({ [name]: value }), '')).toEqual(defaults);
  });
}

for (const { wrong, right, prefix } of [
  { wrong: 'basepath', right: 'base-path', prefix: '' },
  { wrong: 'initial_path', right: 'initial-path', prefix: '' },
  { wrong: 'data-basepath', right: 'data-base-path', prefix: 'data-' },
  { wrong: 'theme', right: 'data-theme', prefix: 'data-' },
] as const) {
  it(`"${wrong}" gives a warning that it may mean "${right}"`, () => {
    warnOfMisspelledAttributes(elementWith({ [wrong]: 'x' }), prefix);
    const line = `training-site: the attribute "${wrong}" of the <training-site> has no effect. Did you mean "${right}"?`;
    expect(warn.mock.calls).toEqual([[line]]);
  });
}

for (const { what, attributes, prefix } of [
  {
    what: 'an attribute of the site with its prefix',
    attributes: { 'data-routing': 'hash' },
    prefix: 'data-',
  },
  {
    what: 'a data- attribute of other people',
    attributes: { 'data-company': 'x' },
    prefix: '',
  },
  {
    what: 'a wrong spelling beside the right one',
    attributes: { routing: 'hash', routing_: 'x' },
    prefix: '',
  },
] as const) {
  it(`${what} gives no warning`, () => {
    warnOfMisspelledAttributes(elementWith(attributes), prefix);
    expect(warn).not.toHaveBeenCalled();
  });
}

for (const name of [
  ':theme',
  '@theme',
  '.theme',
  '[theme]',
  '#theme',
  'x-bind:theme',
  'x-theme',
  'v-bind:theme',
  'wire:theme',
]) {
  it(`"${name}" of a template gives no warning`, () => {
    const parsed = document.createElement('template');
    // `setAttribute` refuses some of these names, and the parser none.
    parsed.innerHTML = `<training-site ${name}="x"></training-site>`;
    warnOfMisspelledAttributes(parsed.content.firstElementChild as Element, '');
    expect(warn).not.toHaveBeenCalled();
  });
}
