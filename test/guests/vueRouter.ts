// A host of Vue and vue-router, which uses the path.
import { createApp, defineComponent, h } from 'vue';
import {
  createRouter,
  createWebHistory,
  RouterLink,
  RouterView,
  useRoute,
  useRouter,
} from 'vue-router';

const links = [
  ['Host home', '/'],
  ['Partners', '/partners'],
  ['Consultancy desk', '/partners#/consultation'],
  ['Course list', '/partners/list?year=2#/training'],
] as const;

const Workplace = defineComponent(() => {
  const route = useRoute();
  const router = useRouter();
  const filter = () => router.replace({ path: route.path, query: { year: 3 }, hash: route.hash });
  return () => [
    h('nav', { 'aria-label': 'Workplace' }, [
      ...links.map(([name, to]) => h(RouterLink, { key: name, to }, () => name)),
      h('button', { type: 'button', onClick: filter }, 'Filter'),
    ]),
    h('p', { id: 'view' }, route.path === '/' ? 'Home' : 'Partners'),
    h('p', { id: 'place' }, route.fullPath),
    h(RouterView),
  ];
});

const router = createRouter({
  history: createWebHistory('/app/'),
  routes: [
    { path: '/', component: defineComponent(() => () => h('p', 'News of the day')) },
    { path: '/partners/:rest(.*)*', component: defineComponent(() => () => h('training-site')) },
  ],
});

createApp(Workplace).use(router).mount('#app');
