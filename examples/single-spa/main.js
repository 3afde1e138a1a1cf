import {
  navigateToUrl,
  registerApplication,
  start,
} from '/node_modules/single-spa/lib/es2015/esm/single-spa.min.js';

for (const link of document.querySelectorAll('nav a'))
  link.addEventListener('click', navigateToUrl);

registerApplication({
  name: 'academy',
  app: () => import('/academy.js'),
  activeWhen: '/partners',
});
start();
