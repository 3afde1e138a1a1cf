import { describeFaults } from './faults';
import { faults } from './faultTable';

// All of them are in faults.deep.test.ts.
describeFaults(faults.filter(({ isSample }) => isSample));
