import type { CareerEntry, CareerFilter } from './types';

export const careersText = {
  heading: 'Careers',
  lede: 'Instructors, engineers and the people who make both possible.',
  /** Accessible name of the group of filters. */
  filtersLabel: 'Departments',
  /** Follow a number of jobs: `opening` after 1, `openings` after any other. */
  opening: 'opening',
  openings: 'openings',
  // Fixed by the specification, section 2.
  message: 'Currently, we are not hiring!',
  text: 'The next step is not built yet. If you would like to hear when it is, send a short note about what you do best.',
} as const;

/** Texts of the cards. They are in the bundle only if a job is displayed. */
export const jobText = {
  /** Headings of the two lists on a card. */
  minimumHeading: 'You bring',
  qualificationHeading: 'Good to have',
  /** Below the cards, before the mail address. */
  application: 'To apply, write to us and name the code of the job.',
} as const;

// Fixed by the specification, section 2: the names of the filters.
export const careerFilters = [
  { displayName: 'All' },
  { displayName: 'Instructor', departmentCode: 'INS' },
  { displayName: 'Operations', departmentCode: 'OPS' },
  { displayName: 'Engineering', departmentCode: 'ENG' },
  { displayName: 'People', departmentCode: 'PEO' },
  { displayName: 'Sales', departmentCode: 'SAL' },
  { displayName: 'Design', departmentCode: 'DES' },
] as const satisfies readonly CareerFilter[];

/**
 * The jobs that are open. Those with `display: true` have a card on the screen. Fixed by the specification, section 2:
 * no job is displayed.
 */
export const jobs: readonly CareerEntry[] = [];

/**
 * Examples of the format. No module of the site imports them, so they aren't in the bundle. Fixed by the
 * specification, section 2: three entries, none displayed.
 */
export const sampleCareers = [
  {
    id: 1,
    display: false,
    description: 'Python instructor',
    jobCode: 'INS-001',
    qualificationList: ['Teaching experience'],
    minimumQualificationList: ['Three years of Python'],
    location: 'Delhi',
    responsibilityList: ['Plan and lead courses'],
  },
  {
    id: 2,
    display: false,
    description: 'Software engineer',
    jobCode: 'ENG-001',
    qualificationList: ['Mentoring experience'],
    minimumQualificationList: ['Four years of software development'],
    location: 'Bhubaneswar',
    responsibilityList: ['Take prototypes to production'],
  },
  {
    id: 3,
    display: false,
    description: 'Training coordinator',
    jobCode: 'OPS-001',
    qualificationList: ['Hindi or Odia'],
    minimumQualificationList: ['Clear written English'],
    location: 'Delhi',
    responsibilityList: ['Keep the training calendar'],
  },
] as const satisfies readonly CareerEntry[];
