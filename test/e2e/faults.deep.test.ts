import { describeFaults, others } from './faults';

describeFaults(others);
