import { describeFaults } from './faults';
import { others } from './faultTable';

describeFaults(others);
