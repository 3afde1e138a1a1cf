// The page: reads the form, shows the site and the code. The options that `update` can change are
// changed in place; for the others the site is mounted again. The site is in the page itself and
// not in a frame, because that is what most pages do with it; its routing is 'memory', so that the
// address of this page stays.

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

const holder = find('#site');
/** @type {HTMLTextAreaElement} */
const snippetField = find('#snippet');

/** The values of the fields that the visitor has completed and the site accepts. @type {Choice} */
let choice = { options: {}, properties: {}, address: '' };
/** What the page shows: the choice, with the text that is being typed. */
let shown = choice;
/** @type {import('../../src/index').MountedSite | undefined} */
let site;

/**
 * As if the visitor had accepted the notice, which would cover a part of the preview; until the
 * form decides about it.
 */
let isNoticeAccepted = true;

/** Shows the site as chosen. @type {(next: Choice) => void} */
function showSite(next) {
  const { options, properties } = next;
  const needsMount = ['basePath', 'initialPath'].some(
    (name) => Reflect.get(options, name) !== Reflect.get(shown.options, name),
  );
  const fixed = { routing: /** @type {const} */ ('memory'), manageTitle: false, pages: null };
  const hide = isNoticeAccepted ? `${options.hide ?? ''} notice` : options.hide;
  const settings = { ...options, ...fixed, hide };
  // `null` means the default, for options that are not chosen any more.
  const none = Object.fromEntries(build.options.map(({ name }) => [name, null]));
  if (site && !needsMount) site.update({ ...none, ...settings });
  else site = TrainingSite.mount(holder, settings);
  for (const name of ['brand', 'accent', 'surface', 'text', 'font']) {
    holder.style.setProperty(`--training-site-${name}`, properties[name] ?? '');
  }
  shown = next;
}

let shownPath = '/';

/** The address that the visitor would see. */
function showAddress() {
  const { basePath, routing } = shown.options;
  const base = (basePath ?? '').replace(/\/+$/, '');
  const rest = shownPath === '/' && base !== '' ? '' : shownPath;
  const hash = base === '' || base.startsWith('/') ? base + rest : base + rest.replace('/', '-');
  find('#shown-address').textContent =
    `your-page.example/${routing === 'memory' ? '' : `#${hash}`}`;
}

function showCode() {
  const kind = find('[name=kind]:checked').getAttribute('value') ?? '';
  const snippet = snippets[kind]?.(shown);
  if (!snippet) throw new Error(`No code of the kind ${kind}.`);
  snippetField.value = snippet.code;
  snippetField.rows = snippet.code.split('\n').length;
  const notes = find('#notes');
  const beside =
    shown.address === ''
      ? ['The files must be beside your page, or name their folder under “Files”.']
      : [];
  const text = [...snippet.notes, ...beside].join(' ');
  // An equal text would be announced again.
  if (notes.textContent !== text) notes.textContent = text;
  const links = snippet.upload.map(({ file }) => {
    const link = textElement('a', file);
    link.setAttribute('href', `../dist/${file}`);
    link.setAttribute('download', '');
    return link;
  });
  find('#upload').replaceChildren(...links.flatMap((link, index) => (index ? [', ', link] : link)));
  find('#copied').textContent = '';
}

/** Says which kinds of code the editor removes, and hides them where another one works. */
function showObstacles() {
  const editor = textOf('editor');
  /** What keeps kinds from working, and their names. @type {Map<string, string[]>} */
  const found = new Map();
  const chips = [...document.querySelectorAll('.chip:has([name=kind])')].map((chip) => {
    const input = /** @type {HTMLInputElement} */ (chip.querySelector('input'));
    const says = obstacle(/** @type {keyof typeof parts} */ (input.value), editor);
    const name = chip.textContent?.trim() ?? '';
    if (says) found.set(says, [...(found.get(says) ?? []), name]);
    return { chip, input, works: says === '' };
  });
  const [first, ...others] = chips.filter(({ works }) => works);
  for (const { chip, works } of chips)
    chip.toggleAttribute('hidden', first !== undefined && !works);
  if (first && ![first, ...others].some(({ input }) => input.checked)) first.input.checked = true;
  // Beside an editor, the kinds that work may all be below “More”.
  const isMoreNeeded = editor !== '' || document.querySelector('#more :checked') !== null;
  if (isMoreNeeded) find('#more').setAttribute('open', '');
  const items = [...found].map(([says, names]) =>
    textElement('li', `${names.join(', ')}: ${says}`),
  );
  find('#obstacles').replaceChildren(...items);
}

/** Shows the chosen colours in the palettes. */
function showSwatches() {
  for (const swatch of document.querySelectorAll('input[type=color]')) {
    const input = /** @type {HTMLInputElement} */ (swatch);
    const name = input.dataset.for ?? '';
    const value = shown.properties[name] ?? defaultOf(name);
    // The theme decides about a colour without a default.
    if (value) input.value = value;
  }
}

/** Says whether text that the visitor has chosen can be read on the surface that he has chosen. */
function showContrast() {
  const { surface, text } = shown.properties;
  let says = '';
  if (surface && text) {
    const contrast = contrastOf(surface, text);
    const advice = contrast < 4.5 ? ' Text needs at least 4.5 : 1.' : '';
    // Rounded down, so that 4.5 is enough.
    says = `The contrast of text and surface is ${Math.floor(contrast * 10) / 10} : 1.${advice}`;
  }
  find('#contrast').textContent = says;
}

/** @type {(name: string, text: string) => HTMLElement} */
function textElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Shows an error at a field; '' removes it. @type {(control: Control, says: string) => void} */
function showError(control, says) {
  const place = document.getElementById(`${control.name}-error`);
  if (place) place.textContent = says;
  if (says) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/**
 * Shows the site with the value of one field, or without it if the site refuses the value.
 *
 * @param {Control} control
 * @param {boolean} isComplete - while a visitor is typing, a text that is not complete is no error
 */
function take(control, isComplete) {
  let next = choice;
  let says = '';
  try {
    next = choiceWith(choice, control.name);
    showSite(next);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    says = control.dataset.says ?? error.message;
    next = choice;
    showSite(next);
  }
  if (isComplete) choice = next;
  if (isComplete || !says) showError(control, says);
  showAddress();
  showSwatches();
  showContrast();
  showObstacles();
  showCode();
}

/** @param {Event} event */
function onEdit({ target, type }) {
  if (!(target instanceof HTMLElement && 'name' in target)) return;
  const { for: name } = target.dataset;
  const edited = /** @type {Control} */ (target);
  const control = name ? /** @type {HTMLInputElement} */ (find(`#${name}`)) : edited;
  if (name) control.value = edited.value;
  if (edited.value === 'notice') isNoticeAccepted = false;
  take(control, type === 'change');
}

function takeAll() {
  for (const control of form.elements) {
    const { name } = /** @type {Control} */ (control);
    if (name) take(/** @type {Control} */ (control), true);
  }
}

async function copy() {
  const status = find('#copied');
  try {
    await navigator.clipboard.writeText(snippetField.value);
    status.textContent = 'Copied.';
  } catch {
    // The browser has no clipboard for this page, or refuses it.
    find('#whole').setAttribute('open', '');
    snippetField.focus();
    snippetField.select();
    status.textContent = 'The code is selected: copy it with Ctrl+C or ⌘C.';
  }
}

holder.addEventListener('training-site-navigate', ({ detail }) => {
  shownPath = detail.path;
  showAddress();
});
find('#initialPath').append(...build.screens.map(({ path, name }) => new Option(name, path)));
form.addEventListener('input', onEdit);
form.addEventListener('change', onEdit);
form.addEventListener('submit', (event) => event.preventDefault());
// The fields have their first values after the event.
form.addEventListener('reset', () => {
  isNoticeAccepted = true;
  setTimeout(takeAll);
});
find('[aria-label="Kind of code"]').addEventListener('change', showCode);
find('#copy').addEventListener('click', copy);
takeAll();
