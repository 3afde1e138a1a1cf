// Records every node that is added to the site or removed from it.
window.nodes = [];
const observer = new MutationObserver((records) => {
  movePointer();
  for (const { addedNodes, removedNodes } of records) {
    for (const { nodeName } of addedNodes) window.nodes.push(`+ ${nodeName}`);
    for (const { nodeName } of removedNodes) window.nodes.push(`- ${nodeName}`);
  }
});

// At the first change, the removal of the stylesheet's link, React has not hydrated yet.
function movePointer() {
  const site = document.querySelector('training-site').shadowRoot;
  const link = site.querySelector('a');
  // Between two elements of one shadow root: after its dispatch such an event has no target.
  const init = { bubbles: true, composed: true, relatedTarget: link.nextElementSibling };
  link.dispatchEvent(new PointerEvent('pointerover', init));
  link.dispatchEvent(new MouseEvent('mouseover', init));
  link.dispatchEvent(new FocusEvent('focusin', init));
}

(function watch(root) {
  observer.observe(root, { childList: true, subtree: true });
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
})(document.querySelector('training-site').shadowRoot);
