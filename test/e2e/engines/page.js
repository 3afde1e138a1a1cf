// Embeds the site as the query says, and records the console, which not every engine's protocol reports.

const complain = (line) => {
  sessionStorage.complaints = `${sessionStorage.complaints ?? ''}${line}\n`;
};
for (const type of ['debug', 'log', 'info', 'warn', 'error']) {
  console[type] = (...words) => complain(`${type}: ${words.join(' ')}`);
}
addEventListener('error', ({ message }) => complain(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => complain(`uncaught: ${reason}`));

/** Records the nodes that are added to the site or removed from it, and moves the pointer at the first change. */
window.watchNodes = () => {
  const site = document.querySelector('training-site').shadowRoot;
  window.nodes = [];
  const observer = new MutationObserver((records) => {
    // At the first change, the removal of the stylesheet's link, React has not hydrated yet.
    const link = site.querySelector('a');
    // Between two elements of one shadow root: after its dispatch such an event has no target.
    const init = { bubbles: true, composed: true, relatedTarget: link.nextElementSibling };
    link.dispatchEvent(new PointerEvent('pointerover', init));
    link.dispatchEvent(new MouseEvent('mouseover', init));
    link.dispatchEvent(new FocusEvent('focusin', init));
    for (const { addedNodes, removedNodes } of records) {
      for (const { nodeName } of addedNodes) window.nodes.push(`+ ${nodeName}`);
      for (const { nodeName } of removedNodes) window.nodes.push(`- ${nodeName}`);
    }
  });
  observer.observe(site, { childList: true, subtree: true });
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
};
document.write(ways[new URLSearchParams(location.search).get('way')]?.() ?? '');
