import { describeConformance, hosts } from './hosts';

describeConformance(hosts.slice(1));
