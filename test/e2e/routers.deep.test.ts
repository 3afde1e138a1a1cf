import { applications } from './applications/applications';
import { describeWalks } from './applications/walks';

for (const application of applications) describeWalks(application);
