import type { IconShapes } from './IconShapes';

/** One icon for each reason, each with one node; `true-partners` has two. */
export const reasonIcons = {
  'true-partners': ['M3 20h6v-6h6V8h6', [6, 14.5, 2], [12, 8.5, 2]],
  'domain-expertise': [
    'm12 2.5 8.5 4.8v9.5L12 21.5l-8.5-4.7V7.3zM3.5 7.3 12 12l8.5-4.7M12 12v9.5',
    [12, 12, 2.5],
  ],
  'focus-on-innovation': ['M12 21v-9m0-9v4m-5.5-.5L10 10m7.5-3.5L14 10M2 14h2m16 0h2', [12, 12, 3]],
  'learning-path': ['M4 20v-6h7V8h7V3m-3.2 3.3L18 3l3.3 3.3', [4, 20, 2.25]],
} as const satisfies Record<string, IconShapes>;
