import type { IconShapes } from './IconShapes';

/** Icons of controls and contact details, and the logos of social networks, which CSS fills. */
export const interfaceIcons = {
  arrow: ['M3 17h7V9h9m-4-4.5L19.5 9 15 13.5'],
  plus: ['M4 12h16m-8-8v16'],
  minus: ['M4 12h16'],
  close: ['m5 5 14 14m0-14L5 19'],
  menu: ['M15 5.5h7M8.5 12H22M2 18.5h20'],
  mail: ['M3 5h18v14H3zm0 1 9 7 9-7'],
  phone: ['M3.3 3h5.2L10 8l-2.2 2a15 15 0 0 0 6.2 6.3l2-2.3 5.3 1.3v5.4A17 17 0 0 1 3.3 3z'],
  whatsapp: ['m8.5 19.8-5.2 1L4.5 16a8.8 8.8 0 1 1 4 3.8zm.3-9.3h6.5m-6.5 3H13'],
  lock: ['M5 11h14v10H5zm3 0V7.5a4 4 0 0 1 8 0V11', [12, 16, 1.5]],
  linkedin: [
    'M4 9h3.5v11H4zm1.8-5.5a2 2 0 1 0 .1 0zM10 9h3.4v1.5c.6-1.1 1.8-1.8 3.3-1.8 3.2 0 3.9 2 3.9 4.8V20H17v-5.7c0-1.4-.1-2.6-1.7-2.6s-1.9 1.2-1.9 2.6V20H10z',
  ],
  facebook: [
    'M10.2 21v-8H7.3V9.7h2.9V7.2c0-2.8 1.6-4.2 4.2-4.2H17v3.2h-1.9c-1.2 0-1.6.6-1.6 1.6v1.9h3L16 13h-2.5v8z',
  ],
  twitter: [
    'm21.1 6.2-2.1.6 1.6-2.2-2.4 1A3.8 3.9 0 0 0 11.8 9C8.6 8.8 5.8 7.3 4 5a3.8 3.9 0 0 0 1.1 5.2l-1.7-.5a3.8 3.9 0 0 0 3 3.8H4.8a3.8 3.9 0 0 0 3.5 2.8A7.6 7.8 0 0 1 2.7 18c6.8 4.3 16.8.5 16.6-9.8z',
  ],
  instagram: [
    'M3 3h18v18H3zm2 2v14h14V5zm7 2.5a4.5 4.5 0 1 1-.1 0zm0 2a2.5 2.5 0 1 0 .1 0zm4.8-3.4a1.1 1.1 0 1 1-.1 0z',
  ],
  x: [
    'M3 4h5.7l4 5.5L17.5 4H20l-6.2 7.1L21 21h-5.7l-4.4-6-5.2 6H3.2l6.6-7.6zm3.3 1.7 9.8 13.6h1.6L7.9 5.7z',
  ],
  youtube: ['M2 5h20v14H2zm8 3.5v7l6-3.5z'],
} as const satisfies Record<string, IconShapes>;
