import { describeFaults, describeFaultsWithLoader, faults } from './faults';

describeFaults(faults);
describeFaultsWithLoader('training-site.loader.js', faults);
describeFaultsWithLoader('training-site.first.js', faults);
