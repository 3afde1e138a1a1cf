import { describeConformance, hosts } from './hosts';

describeConformance([...hosts.strictest, ...hosts.pages]);
