// Says which kinds of code the editor of the visitor's page keeps.

/** What each kind consists of: an inline script, and an element that some editors remove. */
const parts = {
  script: { inlineScript: true, element: false },
  element: { inlineScript: false, element: true },
  data: { inlineScript: false, element: false },
  loader: { inlineScript: false, element: true },
  first: { inlineScript: false, element: true },
  module: { inlineScript: true, element: false },
  prerendered: { inlineScript: false, element: true },
  frame: { inlineScript: false, element: false },
};

/**
 * What keeps a kind of code from working; '' if it works.
 *
 * @param {keyof typeof parts} kind
 * @param {string} editor - what it removes: '', 'scripts', 'tags' or 'frames'
 */
function obstacle(kind, editor) {
  const { inlineScript, element } = parts[kind];
  if (editor === 'frames') return kind === 'frame' ? '' : 'The editor keeps frames only.';
  if (editor === 'tags' && element) return 'The editor removes the element.';
  if (editor !== '' && inlineScript) return 'The editor removes the inline script of the code.';
  return '';
}
