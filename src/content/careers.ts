import type { CareerEntry, CareerFilter } from './types';

export const careersText = {
  heading: 'Careers',
  lede: 'Instructors, engineers and the people who make both possible.',
  /** Name of the group of filters, for those who do not see it. */
  filtersLabel: 'Departments',
  /** What a filter counts, after the number one and after any other. */
  opening: 'opening',
  openings: 'openings',
  message: 'Currently, we are not hiring!',
  text: 'The next step is not built yet. If you would like to hear when it is, send a short note about what you do best.',
} as const;

export const careerFilters = [
  { displayName: 'All' },
  { displayName: 'Instructor', departmentCode: 'INS' },
  { displayName: 'Operations', departmentCode: 'OPS' },
  { displayName: 'Engineering', departmentCode: 'ENG' },
  { displayName: 'People', departmentCode: 'PEO' },
  { displayName: 'Sales', departmentCode: 'SAL' },
  { displayName: 'Design', departmentCode: 'DES' },
] as const satisfies readonly CareerFilter[];

/** Samples: none is an opening, and none is shown. */
export const careerEntries = [
  {
    id: 1,
    display: false,
    description: 'Teach Python and data science to corporate teams and college groups.',
    jobCode: 'INS-001',
    qualificationList: [
      'Teaching experience with working professionals',
      'Published course material or open source work',
    ],
    minimumQualificationList: [
      'Three years of work with Python',
      'A degree in computing, or the equivalent in practice',
    ],
    location: 'Delhi, India',
    responsibilityList: [
      'Plan each course with the client',
      'Lead the sessions and review the project work',
    ],
  },
  {
    id: 2,
    display: false,
    description: 'Build web applications and cloud services with the engineers of our clients.',
    jobCode: 'ENG-001',
    qualificationList: [
      'Experience of running what you have built',
      'Experience of mentoring other engineers',
    ],
    minimumQualificationList: [
      'Four years of software development',
      'Working knowledge of one cloud platform',
    ],
    location: 'Bhubaneswar, Odisha, India',
    responsibilityList: [
      'Take a prototype to production',
      'Hand the work over to the client’s own team',
    ],
  },
  {
    id: 3,
    display: false,
    description: 'Arrange training sessions, instructors and rooms for clients in several cities.',
    jobCode: 'OPS-001',
    qualificationList: [
      'Experience in education or in professional services',
      'Hindi or Odia besides English',
    ],
    minimumQualificationList: [
      'Two years of coordinating schedules or events',
      'Clear written English',
    ],
    location: 'Delhi, India',
    responsibilityList: [
      'Keep the training calendar',
      'Look after instructors and participants on the day',
    ],
  },
] as const satisfies readonly CareerEntry[];
