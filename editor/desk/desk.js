// The form on the left, the site on the right.

/** The screens that files are shown on. @type {Record<string, string>} */
const screens = {
  home: '/',
  about: '/know-us-more',
  training: '/training',
  consultancy: '/consultation',
  careers: '/careers',
  contact: '/contact-us',
  notFound: '/nothing-is-here',
};

/** The screen whose texts are open in the form, or were before. */
let path = '';

const element = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));
const form = /** @type {HTMLIFrameElement} */ (element('form'));
const site = /** @type {HTMLIFrameElement} */ (element('site'));
const language = /** @type {HTMLSelectElement} */ (element('language'));
const toggle = element('toggle');
const fault = element('fault');

/**
 * @type {{ folder: string, languages: { code: string, name: string, script: string, dir: string }[] }}
 */
const { folder, languages } = await (await fetch('desk.json')).json();

for (const { code, name } of languages) language.add(new Option(name, code));
element('folder').textContent = folder;
showSite();
language.addEventListener('change', showSite);

/** Shows the site in the chosen language, on the same screen. */
function showSite() {
  const { code = 'en', script = '', dir = '' } = languages[language.selectedIndex] ?? {};
  const hash = path && `#${path}`;
  site.src = `site.html?${new URLSearchParams({ language: code, script, dir })}${hash}`;
}

toggle.addEventListener('click', () => {
  const isAlone = document.body.classList.toggle('alone');
  toggle.textContent = isAlone ? 'Show the site' : 'Hide the site';
  toggle.setAttribute('aria-expanded', `${!isAlone}`);
});

/** Shows the screen whose texts are open in the form. */
function showScreenOfForm() {
  const hash = form.contentWindow?.location.hash ?? '';
  path = screens[hash.split('/').at(-1) ?? ''] ?? path;
  const page = site.contentWindow?.location;
  if (path && page && page.hash !== `#${path}`) page.hash = path;
}

/** Says what to do at the beginning, and follows the form to each screen. */
function follow() {
  const hash = form.contentWindow?.location.hash ?? '';
  element('start').hidden = hash !== '' && hash !== '#';
  showScreenOfForm();
}

if ('showDirectoryPicker' in window) {
  form.addEventListener('load', () => {
    form.contentWindow?.addEventListener('hashchange', follow);
    // A screen may have been opened before.
    follow();
  });
  form.src = '/.cache/editor/form.html';
} else {
  element('unsupported').hidden = false;
  form.hidden = true;
}

// A change of the hash while the site loads again, after a change of its files, would be lost.
site.addEventListener('load', showScreenOfForm);

// The server says what is wrong with the texts, and when they are right again.
const events = new EventSource('/reloads');
events.addEventListener('message', ({ data }) => {
  fault.textContent = JSON.parse(data).fault;
  fault.hidden = fault.textContent === '';
});

export {};
