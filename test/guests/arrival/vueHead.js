// An application of vue-router that scrolls to the element of a hash, and whose titles are those of
// unhead, as in Nuxt.
import 'training-site-widget';
import { useHead as writeHead } from '@unhead/vue';
import { createHead } from '@unhead/vue/client';
import { createApp, h } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';

const News = {
  setup() {
    writeHead({ title: 'News' });
    return () => h('p', 'News of the day');
  },
};

const Partners = {
  setup() {
    writeHead({ title: 'Partners' });
    return () =>
      h('main', [h('div', { style: { height: '1500px' } }, 'Partners'), h('training-site')]);
  },
};

const router = createRouter({
  history: createWebHistory(),
  scrollBehavior: (to, _from, saved) => saved ?? (to.hash ? { el: to.hash } : { top: 0 }),
  routes: [
    { path: '/', component: News },
    // As Nuxt loads each page.
    { path: '/partners', component: () => Promise.resolve(Partners) },
  ],
});

const nav = () =>
  h('nav', [
    h(RouterLink, { to: '/' }, () => 'News'),
    h(RouterLink, { to: '/partners#/careers' }, () => 'Jobs of our partner'),
  ]);

createApp({ render: () => [nav(), h(RouterView)] })
  .use(router)
  .use(createHead())
  .mount('#app');
