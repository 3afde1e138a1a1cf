import { describeFaults } from './faults';
import { samples } from './faultTable';

describeFaults(samples);
