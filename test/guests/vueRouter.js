// An application whose router sets a title for each of its pages, as the guide of vue-router shows
// it.
import 'training-site-widget';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';

/** @param {() => import('vue').VNode | string} content */
const pageWith = (content) => ({ render: () => h('main', content()) });

const router = createRouter({
  history: createWebHistory(),
  routes: [
    {
      path: '/partners',
      meta: { title: 'Partners – Portal' },
      component: pageWith(() => h('training-site')),
    },
    { path: '/jobs/:title', component: pageWith(() => 'Jobs') },
  ],
});
router.afterEach((to) => {
  document.title = String(to.params.title ?? to.meta.title);
});

const titles = ['Careers', 'Careers – Portal', 'Aster | Careers', 'Careers (12 open positions)'];
const links = () =>
  titles.map((title) => h(RouterLink, { to: `/jobs/${encodeURIComponent(title)}` }, () => title));

createApp({ render: () => [h('nav', links()), h(RouterView)] })
  .use(router)
  .mount('#app');
