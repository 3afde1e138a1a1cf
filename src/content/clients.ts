import type { Client } from './types';

// Fixed by the specification, section 2: eight clients.
export const clients = [
  { displayName: 'Norvale', img: 'norvale', alt: 'Norvale logo' },
  { displayName: 'Kitebridge', img: 'kitebridge', alt: 'Kitebridge logo' },
  { displayName: 'Halden & Roe', img: 'halden-roe', alt: 'Halden & Roe logo' },
  { displayName: 'Quillory', img: 'quillory', alt: 'Quillory logo' },
  { displayName: 'Bluecairn', img: 'bluecairn', alt: 'Bluecairn logo' },
  { displayName: 'Mandaro', img: 'mandaro', alt: 'Mandaro logo' },
  { displayName: 'Oaksted', img: 'oaksted', alt: 'Oaksted logo' },
  { displayName: 'Verrin', img: 'verrin', alt: 'Verrin logo' },
] as const satisfies readonly Client[];
