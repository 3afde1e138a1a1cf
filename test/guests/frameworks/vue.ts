import { createApp } from 'vue';
import Application from './VuePage.vue';

createApp(Application).mount(document.body);
