import { describeFaults, samples } from './faults';

describeFaults(samples);
