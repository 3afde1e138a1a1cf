import { applications } from '../../tools/hosts/hosts';
import { describeWalks } from '../../tools/hosts/walks';
import { serveApplication } from './applications/serveApplication';

for (const application of applications) {
  describeWalks(application, (page) => serveApplication(page, application));
}
