// Records every node that is added to the site or removed from it.
window.nodes = [];
const observer = new MutationObserver((records) => {
  for (const { addedNodes, removedNodes } of records) {
    for (const { nodeName } of addedNodes) window.nodes.push(`+ ${nodeName}`);
    for (const { nodeName } of removedNodes) window.nodes.push(`- ${nodeName}`);
  }
});
(function watch(root) {
  observer.observe(root, { childList: true, subtree: true });
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
})(document.querySelector('training-site').shadowRoot);
