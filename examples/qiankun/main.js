const { registerMicroApps, start } = window.qiankun;

document.querySelector('nav').addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
});

registerMicroApps([
  { name: 'academy', entry: '/academy/', container: '#application', activeRule: '/partners' },
]);
start();
