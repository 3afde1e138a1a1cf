import type { TechnologyIcon } from './types';

/** Fixed by the specification, section 2: a part of the data of About, but not displayed. */
export const technologies = [
  { displayName: 'AI/ML', imageUrl: 'ai-ml' },
  { displayName: 'Blockchain', imageUrl: 'blockchain' },
  { displayName: 'IOT', imageUrl: 'iot' },
  { displayName: 'Python', imageUrl: 'python' },
  { displayName: 'R', imageUrl: 'r' },
  { displayName: 'Data Science', imageUrl: 'data-science' },
  { displayName: 'Cloud', imageUrl: 'cloud' },
  { displayName: 'Networking', imageUrl: 'networking' },
  { displayName: 'Web Development', imageUrl: 'web-development' },
  { displayName: 'Mobile', imageUrl: 'mobile' },
] as const satisfies readonly TechnologyIcon[];
