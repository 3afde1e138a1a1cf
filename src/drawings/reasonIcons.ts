import type { IconShapes } from './Icon';

/** One for each reason to choose us. True partners are two, so they have two nodes. */
export const reasonIcons = {
  'true-partners': ['M3 20h6v-6h6V8h6', [6, 14.5, 2], [12, 8.5, 2]],
  'domain-expertise': [
    'M12 2.5l8.5 4.75v9.5L12 21.5l-8.5-4.75v-9.5zM3.5 7.25L12 12l8.5-4.75M12 12v9.5',
    [12, 12, 2.5],
  ],
  'focus-on-innovation': [
    'M12 21v-9M12 3v4M6.5 6.5L10 10M17.5 6.5L14 10M2 14h2M20 14h2',
    [12, 12, 3],
  ],
  'learning-path': ['M4 20v-6h7V8h7V3M14.75 6.25L18 3l3.25 3.25', [4, 20, 2.25]],
} as const satisfies Record<string, IconShapes>;
