import { describeConformance, hosts } from './hosts';

describeConformance(hosts.slice(0, 1));
