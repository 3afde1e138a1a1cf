// The awkward pages: one template, and what is awkward in each. build/tools/server.mjs shows them,
// for `npm start` and for the tests, at /demo/hosts/.

/**
 * A page with the site, and one thing that disturbs embedded content.
 *
 * @typedef {object} Page
 * @property {string} file
 * @property {string} title
 * @property {string} about - what is awkward, as HTML
 * @property {string} look - what to look at, as HTML
 * @property {string} [start] - default: the doctype of HTML
 * @property {string} [attributes] - of the root
 * @property {string} [charset] - default: utf-8
 * @property {Record<string, string>} [headers] - of the response
 * @property {string} [head] - comes first in the head
 * @property {string} [css]
 * @property {boolean} [isBare] - whether it has none of the styles in host.css
 * @property {typeof english} [words]
 * @property {string} [place] - where the site is: host.js mounts it in #site and #second
 * @property {string} [before] - comes before the script of the site
 * @property {string} [body] - in the place of everything
 */

const english = {
  name: 'Quayside Bank',
  links: ['Policies', 'Budget', 'Request'],
  heading: 'Courses',
  lead: 'Every employee has five days of training a year.',
  entries: ['Ask before you book.', 'Share what you learned.'],
  copy: 'Send me a copy',
};

const german = {
  name: 'Café Zürich',
  links: ['Karte', 'Öffnungszeiten', 'Frage'],
  heading: 'Kurse für Gäste',
  lead: 'Die Seite ist in windows-1252 gespeichert: «Größe».',
  entries: ['Käsekuchen', 'Crème brûlée'],
  copy: 'Kopie an mich',
};

const arabic = {
  name: 'مكتبة المرفأ',
  links: ['الأخبار', 'ساعات العمل', 'اسأل'],
  heading: 'دورات للقراء',
  lead: 'يدرّس شركاؤنا في قاعة القراءة مساءً.',
  entries: ['المصعد يعمل من جديد.', 'رفوف جديدة.'],
  copy: 'أرسل إليّ نسخة',
};

const packages = '/test/guests/node_modules';
const siteScript = '<script src="/dist/training-site.js"></script>';
const inColumn = '#site { max-width: 960px; margin: 20px auto; }';
/** @param {string} path @param {string} [after] */
const library = (path, after = '') => `<script src="${packages}/${path}"></script>${after}`;
/** @param {string} path */
const stylesheet = (path) => `<link rel="stylesheet" href="${packages}/${path}" />`;
/** Hides the names of a script from the page. @param {string} code */
const inBlock = (code) => `<script>{${code}}</script>`;

/** @type {Page} */
const clean = {
  file: 'clean.html',
  title: 'A clean page',
  about: 'Nothing gets in the way here.',
  look: 'This is how the site has to look everywhere.',
  isBare: true,
  css: 'body { margin: 0; } #site { max-width: 960px; margin: 0 auto; }',
  body: `<div id="site"></div><button id="toggle" type="button"></button>
    ${siteScript}<script src="/demo/hosts/host.js"></script>`,
};

/** @type {Page} */
const insideFrame = {
  file: 'sandboxed-frame-inside.html',
  title: 'Inside the sandbox',
  about: 'An editor shows drafts in a frame that it does not trust.',
  look: 'The site in it.',
};

/** @type {readonly { heading: string, about: string, pages: readonly Page[] }[]} */
const groups = [
  {
    heading: 'Styles that reach everything',
    about:
      'A framework’s rules for bare elements apply to the whole page. None of them reaches the site.',
    pages: [
      {
        file: 'bootstrap-3.html',
        title: 'Bootstrap 3',
        about: 'The root has 10px, the text 14px, and bare elements have rules.',
        look: 'Sizes and spaces of the site: none depends on the root.',
        isBare: true,
        head:
          stylesheet('bootstrap3/dist/css/bootstrap.min.css') +
          stylesheet('bootstrap3/dist/css/bootstrap-theme.min.css'),
        css: inColumn,
      },
      {
        file: 'bootstrap-5.html',
        title: 'Bootstrap 5',
        about: 'Its reboot in dark mode, with its script.',
        look: 'The site stays light until you ask for another theme.',
        isBare: true,
        attributes: 'lang="en" data-bs-theme="dark"',
        head: stylesheet('bootstrap/dist/css/bootstrap.min.css'),
        css: inColumn,
        before: library('bootstrap/dist/js/bootstrap.bundle.min.js'),
      },
      {
        file: 'tailwind-preflight.html',
        title: 'Tailwind’s preflight',
        about: 'Headings, lists and buttons lose all their styles.',
        look: 'The headings and lists of the site keep theirs.',
        isBare: true,
        head: stylesheet('tailwindcss/preflight.css'),
        css: `body { padding: 24px; } ${inColumn}`,
      },
      {
        file: 'important.html',
        title: '* { … !important }',
        about: 'Rules for all elements, with !important, on a root of 62.5%.',
        look: 'The page looks terrible. The site doesn’t.',
        isBare: true,
        css: `
          html { font-size: 62.5%; }
          body { margin: 0; }
          #site { max-width: 960px; }
          * {
            box-sizing: content-box !important;
            margin: 3px !important;
            padding: 2px !important;
            border: 1px solid crimson !important;
            background: lavenderblush !important;
            box-shadow: 0 0 4px crimson !important;
            color: crimson !important;
            font: italic 700 1.3rem/2.2 "Comic Sans MS", cursive !important;
            letter-spacing: 0.12em !important;
            word-spacing: 0.4em !important;
            text-align: center !important;
            text-indent: 12px !important;
            text-shadow: 1px 1px 2px pink !important;
            text-transform: uppercase !important;
            white-space: nowrap !important;
            list-style: square inside !important;
            cursor: crosshair !important;
            outline: 1px dotted crimson !important;
            transition: all 2s !important;
            filter: none !important;
            max-height: 99999px !important;
            vertical-align: top !important;
            --ink: crimson !important;
            --accent: crimson !important;
            --icon-size: 99px !important;
            --font: cursive !important;
          }
          *::before,
          *::after {
            content: "*" !important;
          }
          div { float: left !important; }
          h2 { clear: both !important; }
          h1, h2, button { font-size: 9rem !important; line-height: 0.5 !important; }
          svg, ul, section { display: inline !important; }`,
      },
    ],
  },
  {
    heading: 'Scripts that change the rules',
    about: 'These pages change what a script finds: loaders, globals, the language’s own objects.',
    pages: [
      {
        file: 'requirejs.html',
        title: 'RequireJS',
        about: '<code>define.amd</code> exists before the script is loaded.',
        look: 'The console: no “mismatched anonymous define”.',
        before: library(
          'requirejs/require.js',
          `<p id="greeting"></p><script>
            define('greeting', [], () => 'Good to see you at your desk.');
            require(['greeting'], (greeting) => {
              document.getElementById('greeting').textContent = greeting;
            });
          </script>`,
        ),
      },
      {
        file: 'commonjs.html',
        title: 'A CommonJS shim',
        about:
          '<code>module</code>, <code>exports</code> and <code>require</code> are on the window.',
        look: 'The global <code>TrainingSite</code> exists all the same.',
        before: `<script>
          window.module = { exports: {} };
          window.exports = window.module.exports;
          window.require = (name) => {
            throw new Error('There is no module ' + name);
          };
        </script>`,
      },
      {
        file: 'zone.html',
        title: 'Zone.js',
        about: 'It replaces timers, promises and <code>addEventListener</code>, as in Angular.',
        look: 'Mount and unmount the site with the button, and follow its links.',
        before: library('zone.js/bundles/zone.umd.min.js'),
      },
      {
        file: 'react-18.html',
        title: 'React 18',
        about: 'An application of an older React mounts the site and removes it.',
        look: 'The votes of the page: two Reacts, and both work.',
        body:
          '<div id="app"></div>' +
          library('react-18/umd/react.production.min.js') +
          library('react-dom-18/umd/react-dom.production.min.js', siteScript) +
          inBlock(`
            const { createElement: h, useEffect, useRef, useState } = React;

            const TrainingSiteInside = () => {
              const element = useRef(null);
              useEffect(() => {
                const site = TrainingSite.mount(element.current);
                return () => site.unmount();
              }, []);
              return h('div', { id: 'site', ref: element });
            };

            const App = () => {
              const [shown, setShown] = useState(true);
              const [votes, setVotes] = useState(0);
              const vote = { type: 'button', onClick: () => setVotes(votes + 1) };
              return h(
                'main',
                null,
                h('h1', null, 'Team'),
                h(
                  'button',
                  { id: 'toggle', type: 'button', onClick: () => setShown(!shown) },
                  shown ? 'Unmount the site' : 'Mount the site',
                ),
                shown && h(TrainingSiteInside),
                h('ul', null, h('li', null, 'Lunch at noon')),
                h('form', null, h('input', { name: 'place' }), h('button', vote, 'Votes: ' + votes)),
              );
            };

            ReactDOM.createRoot(document.getElementById('app')).render(h(App));
          `),
      },
      {
        file: 'vue-3.html',
        title: 'Vue 3',
        about: '<code>&lt;training-site&gt;</code> comes and goes with <code>v-if</code>.',
        look: 'The button of the page removes the site and brings it back.',
        css: '#site { display: block; }',
        body: `<div id="app">
            <main>
              <h1>Courses for gardeners</h1>
              <button id="toggle" type="button" @click="shown = !shown">
                {{ shown ? 'Unmount' : 'Mount' }} the site
              </button>
              <training-site v-if="shown" id="site"></training-site>
              <ul><li v-for="herb of herbs" :key="herb">{{ herb }}</li></ul>
              <form @submit.prevent>
                <label>How many <input v-model="count" type="number"></label>
                <button type="submit">Order {{ count }}</button>
              </form>
            </main>
          </div>
          ${library('vue/dist/vue.global.prod.js', siteScript)}
          ${inBlock(`
            const app = Vue.createApp({
              data: () => ({ shown: true, count: 1, herbs: ['Basil', 'Bay', 'Thyme'] }),
            });
            app.config.compilerOptions.isCustomElement = (tag) => tag === 'training-site';
            app.mount('#app');
          `)}`,
      },
      {
        file: 'prototype-extensions.html',
        title: 'Extended prototypes',
        about: 'Every for-in loop finds more than it should.',
        look: 'The site works, and repairs nothing of the page’s.',
        before: `<script>
          Object.prototype.bar = 'bar';
          Object.prototype.extend = function (source) {
            for (const key in source) this[key] = source[key];
            return this;
          };
          Array.prototype.foo = 'foo';
          Array.prototype.each = function (visit) {
            for (let index = 0; index < this.length; index += 1) visit(this[index], index);
            return this;
          };
          Array.prototype.toJSON = function () {
            return '[' + this.join() + ']';
          };
        </script>`,
      },
    ],
  },
  {
    heading: 'Documents and servers',
    about: 'Old documents, other languages, strict policies.',
    pages: [
      {
        file: 'strict-csp.html',
        title: 'A strict policy',
        about:
          'No inline style, no <code>data:</code>, no HTML from strings. The server sends the policy.',
        look: 'The console: no violation.',
        headers: {
          'Content-Security-Policy': [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
          ].join('; '),
        },
      },
      {
        file: 'base-href.html',
        title: '&lt;base href&gt;',
        about: 'Relative addresses lead elsewhere.',
        look: 'The links of the site still lead to its screens.',
        head: '<base href="/portal/" />',
      },
      {
        file: 'sandboxed-frame.html',
        title: 'A sandboxed frame',
        about: 'No storage, no history, no origin.',
        look: 'The links of the site show its screens, and the address stays.',
        css: 'iframe { width: 1000px; max-width: 100%; height: 600px; border: 0; outline: 1px solid #a9b1c0; }',
        body: `<h1>Your draft</h1>
          <iframe title="Preview" sandbox="allow-scripts" src="${insideFrame.file}"></iframe>`,
      },
      {
        file: 'quirks.html',
        title: 'Quirks mode',
        about: 'A page without a doctype.',
        look: 'Tables and text sizes of the page are those of 1999, the site’s are not.',
        start: '',
      },
      {
        file: 'xhtml.xhtml',
        title: 'XHTML',
        about: 'The server sends <code>application/xhtml+xml</code>.',
        look: 'The parser of XML accepts what the site renders.',
        start: '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>',
        attributes: 'xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en"',
        headers: { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
      },
      {
        file: 'windows-1252.html',
        title: 'windows-1252',
        about: 'The page is not in UTF-8.',
        look: 'Quotation marks and dashes in the site.',
        attributes: 'lang="de"',
        charset: 'windows-1252',
        headers: { 'Content-Type': 'text/html; charset=windows-1252' },
        words: german,
      },
      {
        file: 'rtl.html',
        title: 'From right to left',
        about: 'A page in Arabic, with <code>dir="rtl"</code>.',
        look: 'The site is mirrored; its English sentences and “20+” are not.',
        attributes: 'lang="ar" dir="rtl"',
        words: arabic,
      },
    ],
  },
  {
    heading: 'Tight places',
    about: 'The site looks at the room that it has, not at the window.',
    pages: [
      {
        file: 'narrow-column.html',
        title: 'A column of 380px',
        about: 'Narrow, in a wide window.',
        look: 'The menu button takes the place of the links, as on a phone.',
        css: '.column { float: right; width: 380px; margin: 0 0 24px 24px; }',
        place: '<aside class="column"><div id="site"></div></aside>',
      },
      {
        file: 'flex-row.html',
        title: 'A flex row',
        about: 'Its columns are as wide as what is in them.',
        look: 'The site takes the width that is left.',
        css: '.row { display: flex; gap: 24px; } aside { flex: none; width: 160px; }',
        place: '<div class="row"><aside>News</aside><div id="site"></div></div>',
      },
      {
        file: 'transformed.html',
        title: 'A transformed, clipped ancestor',
        about: 'What is fixed is no longer fixed to the window.',
        look: 'The menu and the cookie notice stay inside the site.',
        css: `.stage { overflow: hidden; transform: translate(0); contain: paint; isolation: isolate; }
          header { position: relative; z-index: 2147483647; }`,
        place: '<div class="stage"><div id="site"></div></div>',
      },
      {
        file: 'sticky-header.html',
        title: 'A sticky header',
        about: 'It covers the top of the window.',
        look: 'Follow a link: the heading is below the header, not under it.',
        css: `header { position: sticky; top: 0; z-index: 10; box-sizing: border-box; max-width: none; height: 128px; background: #1f2733; color: #fff; }
          header a { color: inherit; }
          #site { --training-site-scroll-offset: 128px; }`,
      },
    ],
  },
  {
    heading: 'The address is in use',
    about: 'The page, or another site, keeps its own things in the hash.',
    pages: [
      {
        file: 'hash-router.html',
        title: 'A router on #!/',
        about: 'The routes of the page are in the hash.',
        look: 'Go through the mail folders: the site stays where it is.',
        place: `<a href="#!/inbox">Inbox</a> <a href="#!/sent">Sent</a>
          <p><output id="view">Inbox</output></p><div id="site"></div>`,
        before: inBlock(`
          const view = document.getElementById('view');
          const views = { '#!/inbox': 'Inbox', '#!/sent': 'Sent' };
          addEventListener('hashchange', () => {
            view.textContent = views[location.hash] ?? view.textContent;
          });
        `),
      },
      {
        file: 'hash-router-base-path.html',
        title: 'A router on #/',
        about: 'It takes every route but those below the site’s base path.',
        look: 'Links of the page and of the site, then Back.',
        place: `<a href="#/inbox">Inbox</a> <a href="#/tasks">Tasks</a> <a href="#/academy">Academy</a>
          <p><output id="view">Inbox</output></p><div id="site" data-base-path="/academy"></div>`,
        // It sends unknown routes to its inbox.
        before: inBlock(`
          const view = document.getElementById('view');
          const views = { inbox: 'Inbox', tasks: 'Tasks', academy: 'Academy' };
          const follow = () => {
            const [, name] = location.hash.split('/');
            view.textContent = views[name] ?? 'Inbox';
            if (location.hash.startsWith('#/') && !(name in views)) location.replace('#/inbox');
          };
          addEventListener('hashchange', follow);
          follow();
        `),
      },
      {
        file: 'two-sites.html',
        title: 'Two sites',
        about: 'Each has a base path of its own.',
        look: 'Change the screen of one: the other one stays.',
        css: '#second { max-width: 960px; margin: 24px auto; }',
        place:
          '<div id="site" data-base-path="/first" data-manage-title="false"></div>' +
          '<div id="second" data-base-path="/second" data-manage-title="false"></div>',
      },
    ],
  },
];

const all = [clean, insideFrame, ...groups.flatMap(({ pages }) => pages)];

/**
 * The page at an address below /demo/hosts/.
 *
 * @param {string} file
 * @param {{ hasPackages: boolean }} installed - whether those of test/guests are there
 * @returns {{ headers: Record<string, string>, content: Buffer } | undefined} undefined if there is no such page
 */
export function hostPage(file, { hasPackages }) {
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  if (file === '' || file === 'index.html')
    return { headers: html, content: Buffer.from(gallery(hasPackages)) };
  const page = all.find((page) => page.file === file);
  if (!page) return undefined;
  const text = textOf(page);
  if (needsPackages(page) && !hasPackages) {
    const words = `${page.title}: ${advice}`;
    return {
      headers: html,
      content: Buffer.from(`<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title}</title>
    <link rel="icon" href="/demo/hosts/icon.svg">
    <link rel="stylesheet" href="/demo/hosts/host.css">
  </head>
  <body><main><p>${words}</p></main></body>
</html>
`),
    };
  }
  // All letters of the page are in latin1, a part of windows-1252.
  const content = Buffer.from(text, page.charset ? 'latin1' : 'utf8');
  return { headers: { ...html, ...page.headers }, content };
}

const advice =
  'this page needs the packages of test/guests. Run “npm ci --prefix test/guests”, and load it again.';

/** @param {Page} page */
const needsPackages = (page) => textOf(page).includes(packages);

/** With " />", as XHTML needs it. @param {Page} page */
function textOf(page) {
  const { start = '<!doctype html>', attributes = 'lang="en"', charset = 'utf-8' } = page;
  const { head = '', css, isBare, body = bodyOf(page) } = page;
  return `${start}
<html ${attributes}>
  <head>
    <meta charset="${charset}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${page.title}</title>
    ${head}
    <link rel="icon" href="/demo/hosts/icon.svg" />
    ${isBare ? '' : '<link rel="stylesheet" href="/demo/hosts/host.css" />'}
    ${css ? `<style>${css}</style>` : ''}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

/** @param {Page} page */
function bodyOf({ words = english, place = '<div id="site"></div>', before = '' }) {
  const [first, second, third] = words.links;
  const [entry, other] = words.entries;
  return `<header>
      <p><strong>${words.name}</strong></p>
      <nav aria-label="${words.name}">
        <ul>
          <li><a href="#first">${first}</a></li>
          <li><a href="#second-part">${second}</a></li>
          <li><a href="#third">${third}</a></li>
        </ul>
      </nav>
    </header>

    <main>
      <h1>${words.heading}</h1>
      <p>${words.lead}</p>
      <button id="toggle" type="button"></button>
      ${place}

      <h2 id="first">${first}</h2>
      <ul>
        <li>${entry}</li>
        <li>${other}</li>
      </ul>

      <h2 id="second-part">${second}</h2>
      <table>
        <thead>
          <tr><th scope="col">${first}</th><th scope="col">${third}</th></tr>
        </thead>
        <tbody>
          <tr><td>1</td><td>120</td></tr>
          <tr><td>2</td><td>95</td></tr>
        </tbody>
      </table>

      <h2 id="third">${third}</h2>
      <form>
        <label>${third} <input name="subject" type="text" /></label>
        <label><input name="copy" type="checkbox" /> ${words.copy}</label>
        <button type="submit">${third}</button>
      </form>
    </main>

    <footer>${words.name}</footer>

    ${before}
    ${siteScript}
    <script src="/demo/hosts/host.js"></script>`;
}

/** The list of the pages. @param {boolean} hasPackages */
function gallery(hasPackages) {
  const viewOf = (/** @type {Page} */ page) =>
    needsPackages(page) && !hasPackages
      ? `<p class="view missing">${page.title}: ${advice}</p>`
      : `<div class="view" inert><iframe src="/demo/hosts/${page.file}" title="${page.title}" loading="lazy"></iframe></div>`;
  const card = (/** @type {'h2' | 'h3'} */ heading, /** @type {Page} */ page) => {
    const { file, title, about, look } = page;
    return `
          <li class="card">
            ${viewOf(page)}
            <${heading}><a href="/demo/hosts/${file}">${title}</a></${heading}>
            <p>${about}</p>
            <p class="look">${look}</p>
          </li>`;
  };
  const sections = groups.map(
    ({ heading, about, pages }, index) => `
      <section aria-labelledby="group-${index}">
        <h2 id="group-${index}">${heading}</h2>
        <p class="about">${about}</p>
        <ul class="cards">${pages.map((page) => card('h3', page)).join('')}
        </ul>
      </section>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Awkward pages | training-site-widget</title>
    <link rel="icon" href="/demo/hosts/icon.svg">
    <link rel="stylesheet" href="/demo/page.css">
    <link rel="stylesheet" href="/demo/hosts/gallery.css">
  </head>
  <body>
    <a class="skip" href="#pages">Skip to the pages</a>
    <header class="top">
      <p class="name">training-site-widget</p>
      <nav class="pages" aria-label="Demo">
        <a href="/demo/index.html">The site</a>
        <a href="/demo/portal.html">Portal</a>
        <a href="/demo/hosts/" aria-current="page">Awkward pages</a>
        <a href="/demo/configure.html">Embed code</a>
      </nav>
    </header>

    <main id="pages" tabindex="-1">
      <div class="opening">
        <div>
          <h1>Awkward pages</h1>
          <p class="lede">Each has the site in it, and one thing that disturbs embedded content. The site must look
            and work the same in all of them, and leave each page as it was. The tests visit them too.</p>
        </div>
        <ul class="cards">${card('h2', clean)}
        </ul>
      </div>
${sections.join('')}
    </main>
  </body>
</html>
`;
}
