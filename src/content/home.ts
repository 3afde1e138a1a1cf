export const homeText = {
  /** One sentence, broken after its first half where there is room for two lines. */
  heroLines: ['STOP WANDERING!', 'TIME TO UPGRADE...'],
  lede: 'Instructor-led IT training and hands-on consultancy for companies and colleges in India, UAE, Singapore and other nations.',
  trainingAction: 'See the training',
  /** Both the second action and the heading above the address. */
  writeToUs: 'Write to us',
  /** The stops of the route, from the first tread up. */
  steps: ['Assess', 'Learn', 'Build', 'Apply', 'Lead'],
  clientsHeading: 'Our Happy Clients',
  reasonsHeading: 'Why choose us?',
  statisticsHeading: 'Our Track Record',
  mailText: 'Tell us where your team or your students stand today. A person replies.',
} as const;
