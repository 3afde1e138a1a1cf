import type { IconShapes } from './Icon';

/** One for each training option. The node is the part of the idea that is "you"; each has one. */
export const optionIcons = {
  'ai-ml': [
    'M5 3.3a2.3 2.3 0 1 0 .1 0zm0 13a2.3 2.3 0 1 0 .1 0zm2-9.8 8 4.5m-8 6.5 8-4.5M5 8v8',
    [17.5, 12, 3],
  ],
  blockchain: ['M3 3h7v7H3zm11 11h7v7h-7zm-4-7.5h7.5V14', 'M16 16h3v3h-3z'],
  iot: ['M7.5 12.5a6.4 6.4 0 0 1 9 0M4 9a11.3 11.3 0 0 1 16 0M4 20.5h16M12 16v4.5', [12, 16, 2]],
  python: [
    'M15.5 3H10a3.5 3.5 0 0 0-3.5 3.5V8a3.5 3.5 0 0 0 3.5 3.5h4a3.5 3.5 0 0 1 3.5 3.5v1.5A3.5 3.5 0 0 1 14 20H4',
    [17.5, 3, 2],
  ],
  r: ['M5 14.5a9.1 6.3 0 1 1 14.6-.7M8.5 20V8.5h5a3.5 3.5 0 0 1 0 7h-5m4.3 0 5 5', [18, 20.5, 2]],
  'data-science': ['M3.5 3v17.5H21m-13.5-5 4-4 3 3 4-6', [19.5, 7, 2]],
  'emotional-intelligence': [
    'M17 21v-6.2a7.5 7.5 0 1 0-12-6l-2.2 3.7 2.2.8v4.2h4V21',
    'm12.5 13.3-2.7-2.8a1.7 1.7 0 0 1 2.7-2 1.7 1.7 0 0 1 2.7 2z',
  ],
  cloud: [
    'M6.8 17.8A4.6 4.4 0 0 1 7 9a5.5 5.5 0 0 1 10.5.8 3.5 4 0 0 1 .4 8M12 19.5V13m-2.7 2.5 2.7-2.7 2.8 2.7',
    [12, 21, 1.75],
  ],
  networking: ['M9.5 3h5v5h-5zM3 16h5v5H3zm13 0h5v5h-5zm-4-8v4m-6.5 4v-4h13v4', 'M11 4.5h2v2h-2z'],
  management: ['M3 19h8m-3-7h8m-3-7h8M11 19v-7m5 0V5', [3.5, 19, 2]],
  'soft-skills': [
    'M3 3.5h12.5V13H8.8l-3.3 3.3V13H3zm15.5 5H21V18h-1.7v3.3L16 18h-5',
    [9.25, 8.25, 2],
  ],
  'web-development': [
    'M3 4h18v16H3zm0 4.5h18m-11 3-2.7 2.8L10 17m4-5.5 2.8 2.8L14 17',
    [5.75, 6.25, 1],
  ],
  mobile: ['M7 2.5h10v19H7zm3.5 16h3', 'M10 6h4v4h-4z'],
  'human-resource': [
    'M9 4a3.5 3.5 0 1 0 .1 0zM2.3 20.5V20a6.8 6.8 0 0 1 13.5 0v.5m1.2-6.7a6.8 6.8 0 0 1 4.5 6.2v.5',
    [17.25, 9, 2.25],
  ],
  'and-more': [
    'M4 17.8a1.3 1.3 0 1 0 .1 0zM9.3 13a1.3 1.3 0 1 0 .1 0zm5.4-4.7a1.3 1.3 0 1 0 .1 0z',
    [20, 4.75, 2.25],
  ],
} as const satisfies Record<string, IconShapes>;
