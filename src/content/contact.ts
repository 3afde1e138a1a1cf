import type { Office } from './types';

export const contactText = {
  heading: 'Say hello!',
  lede: 'Call, message or write. Whichever is easiest for you is the right one.',
  kinds: {
    phone: 'Call',
    whatsApp: 'WhatsApp',
    hello: 'Say hello',
    info: 'Information',
  },
  officesHeading: 'Two offices',
  formHeading: 'Send a message',
  /** One sentence; the hello address is inserted between the two parts. */
  formNote: {
    // Fixed by the specification, section 2: “forms are being reworked”.
    before: 'Our forms are being reworked, so this one is switched off. Please write to',
    after: 'instead; it reaches the same people.',
  },
  form: {
    fullName: 'Full name',
    email: 'Email',
    message: 'Message',
    send: 'Send',
  },
} as const;

// Fixed by the specification, section 2: cities and regions.
export const offices = [
  {
    city: 'Delhi',
    region: 'India',
    timeZone: 'IST, UTC+05:30',
    coordinates: '28.61° N, 77.21° E',
    map: 'delhi',
  },
  {
    city: 'Bhubaneswar',
    region: 'Odisha, India',
    timeZone: 'IST, UTC+05:30',
    coordinates: '20.30° N, 85.82° E',
    map: 'bhubaneswar',
  },
] as const satisfies readonly Office[];
