// What templates of Vue, Svelte and Solid may write. Where TypeScript must refuse a line, it is marked.
import type { JSX } from 'solid-js';
import type {} from 'training-site-widget';
import type { GlobalComponents } from 'vue';

type Vue = InstanceType<GlobalComponents['training-site']>['$props'];
type Svelte = svelteHTML.IntrinsicElements['training-site'];
type Solid = JSX.IntrinsicElements['training-site'];

export const written: (Vue & Svelte & Solid)[] = [
  { theme: 'page', 'heading-level': 2, hide: 'header', company: { name: 'A' }, id: 'a' },
  { company: '{"name": "A"}', class: 'b', style: 'width: 300px' },
  // @ts-expect-error: a misspelled attribute
  { rooting: 'memory' },
  // @ts-expect-error: no such level
  { 'heading-level': 7 },
];
