import type { FaqItem } from './types';

// Fixed by the specification, section 2: four questions.
export const faq = [
  {
    question: 'How does an engagement start?',
    answer:
      'Write to us with what you are trying to change. We reply with questions, then with a short written plan: scope, people, dates and cost. Nothing begins until you have agreed to it.',
    ref: 'faq-start',
    isActive: true,
  },
  {
    question: 'Can consultancy and training be combined?',
    answer:
      'Yes, and often they should be. The people who advise on a technology can teach it, so your team learns on the system it is about to run.',
    ref: 'faq-combination',
    isActive: false,
  },
  {
    question: 'Do you work on site or remotely?',
    answer:
      'Both. We travel to your offices or campus when the work is better done in one room, and meet online when it is not. Sessions can be recorded for people who join later.',
    ref: 'faq-place',
    isActive: false,
  },
  {
    question: 'What stays with us when you leave?',
    answer:
      'The plan, the code, the course material and people who can carry on without us. Every engagement ends with a handover that your own team leads.',
    ref: 'faq-handover',
    isActive: false,
  },
] as const satisfies readonly FaqItem[];
