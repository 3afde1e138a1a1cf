import { describeFaults, faults } from './faults';

describeFaults(faults);
