import type { Statistic } from './types';

// Fixed by the specification, section 9.
export const statistics = [
  { label: 'Nations', value: '3+' },
  { label: 'Cities', value: '8+' },
  { label: 'Corporate', value: '15+' },
  { label: 'Professionals', value: '2250+' },
  { label: 'Colleges', value: '27+' },
  { label: 'Students', value: '5000+' },
] as const satisfies readonly Statistic[];
