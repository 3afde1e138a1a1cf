import { describeFaults } from './faults';
import { faults } from './faultTable';

describeFaults(faults.filter(({ isSample }) => !isSample));
