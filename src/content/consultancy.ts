import type { Service } from './types';

export const consultancyText = {
  heading: 'Consultancy',
  lede: 'Advice from people who also have to make it run.',
  faqHeading: 'Questions, answered plainly',
  // Fixed by the specification, section 2.
  mailHeading: 'Want to know More?',
} as const;

// Fixed by the specification, section 2: the four titles.
export const services = [
  {
    title: 'Management',
    text: 'Clear owners, honest dates and reporting that people read. We set programmes up and keep them moving until your own managers take over.',
    drawing: 'management',
  },
  {
    title: 'Business Strategies',
    text: 'What to build, what to buy, what to retire. We weigh each option against cost, risk and the skills you already have.',
    drawing: 'business-strategies',
  },
  {
    title: 'Development',
    text: 'We design and build with your engineers, from first prototype to production, and leave the knowledge behind.',
    drawing: 'development',
  },
  {
    title: 'Mentorship',
    text: 'Senior practitioners beside your leads and new joiners, week after week, until the new way of working is simply how you work.',
    drawing: 'mentorship',
  },
] as const satisfies readonly Service[];
