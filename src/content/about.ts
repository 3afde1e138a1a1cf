import type { Statistic } from './types';

export const aboutText = {
  // Fixed by the specification, section 2.
  heading: 'We Launched in 2015!',
  /** The first paragraph is larger than the others. */
  story: [
    // Fixed by the specification, section 9: “two clients”.
    'We began with two clients and one request: teach our people the tools we have just bought. That was the whole company.',
    'That request is still the brief. Organisations rarely lack software; they lack people who can work it with confidence. So we began with instructors who had done the job, a real project in every course, and a promise to stay until the team could carry on without us.',
    // Fixed by the specification, section 9: “20+ industry-leading companies”.
    'Word travelled. Today we work with 20+ industry-leading companies, and with colleges that want their students ready before the first interview. Training led to consultancy, because the people who teach a technology are the people you ask when it has to go live.',
  ],
  placesHeading: 'Where we work',
  placesText: 'Offices in Delhi and Bhubaneswar. Classrooms and project rooms wherever you are.',
  places: ['India', 'UAE', 'Singapore'],
  /** The last item of the list, in a softer colour. */
  otherPlaces: 'and other nations',
} as const;

/** The two figures of the drawn stair. */
export const growth = {
  // Fixed by the specification, section 9: the value of `start`, and both fields of `today`.
  start: { label: 'clients at the start', value: '2' },
  today: { label: 'industry-leading companies', value: '20+' },
} as const satisfies Record<'start' | 'today', Statistic>;
