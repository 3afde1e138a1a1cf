import { applications } from '../../tools/hosts/hosts.mjs';
import { describeWalks } from './applications/walks';

for (const application of applications) describeWalks(application);
