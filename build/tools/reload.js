// Runs in the pages that `npm run dev` shows: reloads them after a change, or says what is wrong
// with it.
(() => {
  // Around a frame, `npm run edit` says it.
  const isInFrame = window.top !== window;
  const changes = new EventSource('/reloads');
  changes.onmessage = ({ data }) => {
    const { builds, fault } = JSON.parse(data);
    if (!builds.includes('__BUILD__')) location.reload();
    else if (fault && !isInFrame) show(fault);
    else panel?.remove();
  };

  /** @type {HTMLElement | undefined} */
  let panel;

  /** @param {string} sentences */
  function show(sentences) {
    panel ??= document.createElement('div');
    panel.setAttribute('role', 'alert');
    panel.textContent = sentences;
    panel.style.cssText = `
      all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh;
      overflow: auto; padding: 20px 24px; border-top: 4px solid #c22f1f; background: #fff; color: #1b1b1b;
      font: 16px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere;`;
    document.body.append(panel);
  }
})();
