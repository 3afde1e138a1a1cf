import { describeFaults } from './faults';
import { faults } from './faultTable';

// The others are in faults.deep.test.ts.
describeFaults(faults.filter(({ isSample }) => isSample));
