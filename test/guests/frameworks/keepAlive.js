// An application of Vue that keeps a part of the page for later while another one is in its place.
import 'training-site-widget';
import { createApp, h, KeepAlive, shallowRef } from 'vue';

const Partners = { render: () => h('training-site') };
const News = { render: () => h('p', 'News of the day') };

const isShown = shallowRef(false);

/** @param {boolean} next */
const show = (next) => {
  isShown.value = next;
};
Object.assign(window, { show });

createApp({ render: () => h(KeepAlive, () => h(isShown.value ? Partners : News)) }).mount('#app');
