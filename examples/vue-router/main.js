import 'training-site-widget';
import { createApp } from 'vue';
import { createRouter, createWebHashHistory, createWebHistory } from 'vue-router';
import App from './App.vue';
import HomePage from './HomePage.vue';
import { isInHash } from './mode.js';
import PartnersPage from './PartnersPage.vue';

const router = createRouter({
  history: isInHash ? createWebHashHistory() : createWebHistory(),
  routes: [
    { path: '/', component: HomePage },
    { path: '/partners/:view*', component: PartnersPage },
  ],
});

createApp(App).use(router).mount('#app');
