import { describeConformance, hosts } from './hosts';

describeConformance(hosts.libraries);
