import 'training-site-widget';
import { createApp } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import App from './App.vue';
import Home from './Home.vue';
import Partners from './Partners.vue';

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: Home },
    { path: '/partners/:view*', component: Partners },
  ],
});

createApp(App).use(router).mount('#app');
