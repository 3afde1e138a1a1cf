import { type Application, inHash, inPath } from '../e2e/examples';
import { describeApplication } from '../e2e/walks';
import { bundle, vuePlugin } from './bundle';

// `npm run examples` walks through other applications.
describeRouter({ name: 'vue-router, path', ...inPath() }, 'examples/vue-router/main.js');
describeRouter({ name: 'React Router, hash', ...inHash }, 'test/guests/reactRouter.tsx');

function describeRouter(application: Application, entry: string) {
  describeApplication(application, async (page) => {
    // Development builds warn of what a router does not expect.
    const script = await bundle(entry, 'development', vuePlugin);
    const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workplace</title>
      <link rel="icon" href="data:,"></head><body><div id="app"></div><script>${script}</script></body></html>`;
    await page.route(/:\d+\/(partners|#|$)/, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  });
}
