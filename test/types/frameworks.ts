// What templates of Vue, Svelte and Solid may write. Where TypeScript must refuse a line, it is marked.
import type { JSX as SolidJSX } from 'solid-js';
import type {} from 'training-site-widget';
import type { GlobalComponents } from 'vue';

type Vue = InstanceType<GlobalComponents['training-site']>['$props'];
type Svelte = svelteHTML.IntrinsicElements['training-site'];
type Solid = SolidJSX.IntrinsicElements['training-site'];

export const inEach: (Vue & Svelte & Solid)[] = [
  { theme: 'page', 'heading-level': 2, hide: 'header', company: { name: 'A' }, id: 'a' },
  {
    company: '{"name": "A"}',
    class: 'b',
    style: 'width: 300px',
    push: (address) => address.length,
  },
  { company: null, 'initial-path': undefined, 'manage-title': 'false' },
];

export const inOne: [Vue, Svelte, Solid] = [
  { headingLevel: '2', onTrainingSiteAction: ({ detail }) => detail.href.length },
  { headingLevel: 2, 'ontraining-site-action': ({ detail }) => detail.href.length },
  { 'prop:headingLevel': 2, 'on:training-site-action': ({ detail }) => detail.href.length },
];

export const inNone: (Vue | Svelte | Solid)[] = [
  // @ts-expect-error: no such theme
  { theme: 'darkk' },
  // @ts-expect-error: a misspelled attribute
  { rooting: 'memory' },
  // @ts-expect-error: no such level
  { 'heading-level': 7 },
  // @ts-expect-error: an attribute is a text
  { 'manage-title': false },
];

// @ts-expect-error: Solid would set the property `headinglevel`
export const solid: Solid = { headingLevel: 2 };
