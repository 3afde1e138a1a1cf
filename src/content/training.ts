import type { TrainingOption, TrainingSection } from './types';

export const trainingText = {
  heading: 'Getting Ready for the future.',
  lede: 'One method for two audiences: start from real work, practise on real work, leave able to do it.',
  // Fixed by the specification, section 2: “that”, not “than”.
  optionsHeading: 'More that 15+',
  /** The end of the heading, in a softer colour. Fixed by the specification, section 2. */
  optionsHeadingEnd: 'options',
  optionsText: 'Technologies and skills, taught alone or combined into one path for your group.',
} as const;

// Fixed by the specification, section 3: title and bullets.
export const corporateTraining = {
  title: 'Corporate',
  text: 'For teams with a system to run, a migration to finish or a new skill to put on the bench.',
  bullets: [
    'Expert Instructors',
    'Industry Oriented',
    'Live Projects',
    'Modern Use-cases',
    '24 X 7 Support',
  ],
} as const satisfies TrainingSection;

// Fixed by the specification, section 3: title and bullets.
export const collegeTraining = {
  title: 'College',
  text: 'For students who should arrive at the first interview with work to show.',
  bullets: [
    'Industry-Specific',
    'Project Base',
    'Focused Courses',
    'Latest Technology',
    'Internships',
  ],
} as const satisfies TrainingSection;

// Fixed by the specification, section 3: the fifteen labels.
export const trainingOptions = [
  {
    displayText: 'AI/ML',
    imageUrl: 'ai-ml',
    title: 'Artificial intelligence',
  },
  { displayText: 'Blockchain', imageUrl: 'blockchain', title: 'Blockchain' },
  { displayText: 'IOT', imageUrl: 'iot', title: 'Internet of things' },
  { displayText: 'Python', imageUrl: 'python', title: 'Python' },
  { displayText: 'R', imageUrl: 'r', title: 'R' },
  { displayText: 'Data Science', imageUrl: 'data-science', title: 'Data Science' },
  {
    displayText: 'Emotional Intelligence',
    imageUrl: 'emotional-intelligence',
    title: 'Emotional Intelligence',
  },
  { displayText: 'Cloud', imageUrl: 'cloud', title: 'Cloud' },
  { displayText: 'Networking', imageUrl: 'networking', title: 'Networking' },
  { displayText: 'Management', imageUrl: 'management', title: 'Management' },
  { displayText: 'Soft-Skills', imageUrl: 'soft-skills', title: 'Soft-Skills' },
  { displayText: 'Web Development', imageUrl: 'web-development', title: 'Web Development' },
  { displayText: 'Mobile', imageUrl: 'mobile', title: 'Mobile' },
  { displayText: 'Human Resource', imageUrl: 'human-resource', title: 'Human Resource' },
  { displayText: 'And More....', imageUrl: 'and-more', title: 'More' },
] as const satisfies readonly TrainingOption[];
