/**
 * Shows sentences until the reader closes them.
 *
 * @param {string} heading
 * @param {readonly string[]} sentences
 */
export function say(heading, sentences) {
  const dialog = document.createElement('dialog');
  dialog.className = 'refusal';
  const title = document.createElement('h2');
  title.id = 'refusal-heading';
  title.textContent = heading;
  dialog.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  for (const sentence of sentences) {
    const item = document.createElement('li');
    item.textContent = sentence;
    list.append(item);
  }
  const form = document.createElement('form');
  form.method = 'dialog';
  const button = document.createElement('button');
  button.textContent = 'Back to the form';
  form.append(button);
  dialog.append(title, list, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
