export const homeText = {
  /** One sentence, split into lines. Fixed by the specification, section 2. */
  heroLines: ['STOP WANDERING!', 'TIME TO UPGRADE...'],
  lede: 'Instructor-led IT training and hands-on consultancy for companies and colleges in India, UAE, Singapore and other nations.',
  trainingAction: 'See the training',
  /** The second action, and the heading above the mail address. */
  writeToUs: 'Write to us',
  /** Labels of the route in the drawing, from the lowest tread up. */
  steps: ['Assess', 'Learn', 'Build', 'Apply', 'Lead'],
  // Fixed by the specification, section 2: this heading and the next two.
  clientsHeading: 'Our Happy Clients',
  reasonsHeading: 'Why choose us?',
  statisticsHeading: 'Our Track Record',
  mailText: 'Tell us where your team or your students stand today. A person replies.',
} as const;
