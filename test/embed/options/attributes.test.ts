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

for (const { name, value, settings } of [
  { name: 'manage-title', value: 'false', settings: { manageTitle: false } },
  { name: 'heading-level', value: '3', settings: { headingLevel: 3 } },
  { name: 'hide', value: ' , ', settings: { hide: '' } },
  { name: 'hide', value: ' footer,\n header ', settings: { hide: 'header footer' } },
]) {
  it(`data-${name}=${JSON.stringify(value)} means ${JSON.stringify(settings)}`, () => {
    const element = elementWith({ [`data-${name}`]: value });
    expect(settingsFromAttributes(element, 'data-')).toEqual({ ...defaults, ...settings });
    expect(warn).not.toHaveBeenCalled();
  });
}

for (const { name, value, got } of [
  { name: 'base-path', value: 'my academy', got: 'the string "my academy"' },
  { name: 'initial-path', value: 'careers', got: 'the string "careers"' },
  { name: 'manage-title', value: 'perhaps', got: 'the string "perhaps"' },
  { name: 'hide', value: 'header foot', got: 'the string "header foot"' },
  { name: 'heading-level', value: '7', got: '7' },
  { name: 'heading-level', value: '22', got: 'the string "22"' },
  { name: 'heading-level', value: 'h2', got: 'the string "h2"' },
  { name: 'theme', value: 'Page', got: 'the string "Page"' },
  { name: 'company', value: '[]', got: 'an array' },
]) {
  it(`${name}="${value}" gives a warning, and the default is used`, () => {
    expect(settingsFromAttributes(elementWith({ [name]: value }), '')).toEqual(defaults);
    const start = `training-site: <training-site ${name}>: expected `;
    const end = `, got ${got}. The default is used instead.`;
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain(start);
    expect(warn.mock.calls[0]?.[0]).toContain(end);
  });
}

for (const { wrong, right, prefix } of [
  { wrong: 'basepath', right: 'base-path', prefix: '' },
  { wrong: 'managetitle', right: 'manage-title', prefix: '' },
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
  { what: 'an attribute of the site', attributes: { routing: 'hash' }, prefix: '' },
  {
    what: 'an attribute of the site with its prefix',
    attributes: { 'data-routing': 'hash' },
    prefix: 'data-',
  },
  { what: 'an attribute of HTML', attributes: { class: 'wide' }, prefix: '' },
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
