// What workbox-build, vite-plugin-pwa and the templates of Create React App make of
// `navigateFallback: '/index.html'`.
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
precacheAndRoute([{ url: '/index.html', revision: '1' }]);
const denylist = DENIED.map((pattern) => new RegExp(pattern));
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist }));
