// Embeds the site as the query says. It also records the console, because some engines do not report it.

const complain = (line) => {
  sessionStorage.complaints = `${sessionStorage.complaints ?? ''}${line}\n`;
};
for (const type of ['debug', 'log', 'info', 'warn', 'error']) {
  console[type] = (...words) => complain(`${type}: ${words.join(' ')}`);
}
addEventListener('error', ({ message }) => complain(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complain(`uncaught: ${reason}`));

/** Records the nodes that are added to the site or removed from it. */
window.watchNodes = () => {
  window.nodes = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const { nodeName } of addedNodes) window.nodes.push(`+ ${nodeName}`);
      for (const { nodeName } of removedNodes) window.nodes.push(`- ${nodeName}`);
    }
  });
  const { shadowRoot } = document.querySelector('training-site');
  observer.observe(shadowRoot, { childList: true, subtree: true });
};

const script = '<script src="/dist/training-site.js"></script>';
const ways = {
  mount: () => `<div id="site">Loading…</div>${script}
    <script>site = TrainingSite.mount(document.getElementById('site'))</script>`,
  element: () => `${script}<training-site>Loading…</training-site>`,
  prerendered() {
    const request = new XMLHttpRequest();
    request.open('GET', '/dist/embed.html', false);
    request.send();
    return request.responseText
      .replace(/(?<=(?:href|src)=")(?=training-site-)/g, '/dist/')
      .replace('<script', '<script>watchNodes()</script>$&');
  },
  edited: () => ways.prerendered().replace('Skip to', 'Skip'),
};
document.write(ways[new URLSearchParams(location.search).get('way')]?.() ?? '');
