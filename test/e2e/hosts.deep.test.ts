import { describeConformance } from './hostConformance';
import { hosts } from './hosts';

describeConformance(hosts);
