// A host of Vue and vue-router. Which history is used stands in the page: <body data-router>.
import { createApp, defineComponent, h } from 'vue';
import {
  createRouter,
  createWebHashHistory,
  createWebHistory,
  RouterLink,
  RouterView,
  useRoute,
  useRouter,
} from 'vue-router';
import { basePathOf, linksOf, type Mode, replaceQuery, viewOf } from './workplace';

const isHash = document.body.dataset.router === 'createWebHashHistory';
const mode: Mode = isHash ? 'hash' : 'path';

const Home = defineComponent(() => () => h('p', 'News of the day'));
const Partners = defineComponent(() => () => h('training-site', { 'base-path': basePathOf(mode) }));

const Workplace = defineComponent(() => {
  const route = useRoute();
  const router = useRouter();
  const filter = () =>
    isHash
      ? replaceQuery('?year=3')
      : router.replace({ path: route.path, query: { year: 3 }, hash: route.hash });
  return () => [
    h('nav', { 'aria-label': 'Workplace' }, [
      ...linksOf(mode).map(({ name, to }) => h(RouterLink, { key: name, to }, () => name)),
      h('button', { type: 'button', onClick: filter }, 'Filter'),
    ]),
    h('p', { id: 'view' }, viewOf(route.path)),
    h('p', { id: 'place' }, route.fullPath),
    h(RouterView),
  ];
});

const router = createRouter({
  history: isHash ? createWebHashHistory('/app/') : createWebHistory('/app/'),
  routes: [
    { path: '/', component: Home },
    { path: '/partners/:rest(.*)*', component: Partners },
  ],
});

createApp(Workplace).use(router).mount('#app');
