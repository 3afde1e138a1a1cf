// An application of vue-router with the scrollBehavior of its guide, which sets the title after the
// next tick.
import 'training-site-widget';
import { createApp, h, nextTick } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';

const partners = () => [h('div', { style: { height: '1500px' } }, 'Partners'), h('training-site')];

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: (_to, _from, saved) => saved ?? { top: 0 },
  routes: [
    { path: '/', component: { render: () => h('p', 'News of the day') } },
    { path: '/partners', component: { render: () => h('main', partners()) } },
  ],
});
router.afterEach(async () => {
  await nextTick();
  document.title = 'Partners';
});

const nav = () =>
  h('nav', [
    h(RouterLink, { to: '/' }, () => 'News'),
    h(RouterLink, { to: '/partners#/careers' }, () => 'Jobs of our partner'),
  ]);

createApp({ render: () => [nav(), h(RouterView)] })
  .use(router)
  .mount('#app');
