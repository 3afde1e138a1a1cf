import { loadMicroApp } from 'qiankun';

const application = loadMicroApp({
  name: 'academy',
  entry: '/academy/',
  container: '#application',
});
Object.assign(window, { application });
