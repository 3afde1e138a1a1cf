import type { Reason } from './types';

// Fixed by the specification, section 2: the four titles.
export const reasons = [
  {
    title: 'True partners',
    text: 'We plan with your team, stay through delivery, and answer for the result as well as the syllabus.',
    icon: 'true-partners',
  },
  {
    title: 'Domain Expertise',
    text: 'Instructors come from the work itself. They teach what they have built, run and repaired.',
    icon: 'domain-expertise',
  },
  {
    title: 'Focus on innovation',
    text: 'Material is revised with the technology, so nobody learns last year’s version of the job.',
    icon: 'focus-on-innovation',
  },
  {
    title: 'Customized Learning Path',
    text: 'We start from what each group already knows and take the shortest route to what it needs.',
    icon: 'learning-path',
  },
] as const satisfies readonly Reason[];
