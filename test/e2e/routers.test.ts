import { applications } from '../../tools/hosts/hosts.mjs';
import { describeWalks } from './applications/walks';

// One walk for each library; the other rows and routers are in routers.deep.test.ts.
const routers = ['createBrowserRouter', 'createWebHashHistory'];

for (const application of applications) {
  if (routers.includes(application.kind)) describeWalks(application, ['a']);
}
