import { applications } from './applications/applications';
import { serveApplication } from './applications/serveApplication';
import { describeWalks } from './applications/walks';

for (const application of applications) {
  describeWalks(application, (page) => serveApplication(page, application));
}
