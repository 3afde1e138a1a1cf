import { applications } from './applications/applications';
import { serveApplication } from './applications/serveApplication';
import { describeWalks } from './applications/walks';

// One walk for each library; the other walks and routers are in routers.deep.test.ts.
const routers = ['createBrowserRouter', 'createWebHashHistory'];
const titles = ['Training, host link home, Back to Training, Back to where the visitor came from'];

for (const application of applications) {
  if (!routers.includes(application.kind)) continue;
  describeWalks(application, (page) => serveApplication(page, application), undefined, titles);
}
