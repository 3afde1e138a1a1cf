import microApp from '@micro-zoe/micro-app';

microApp.start();
const application = document.createElement('micro-app');
application.setAttribute('name', 'academy');
application.setAttribute('url', new URL('/academy/', location.href).href);
document.getElementById('application')?.append(application);
