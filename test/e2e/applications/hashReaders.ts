import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { careers, consultancy, home, training } from '../../screens';
import { describeInChromium } from '../chromium';
import { eventually } from '../engines/sitePage';

/** A part of the page that takes each hash for a selector. */
interface Part {
  readonly html: string;
  /** Script of the page itself, at its end. */
  readonly script?: string;
  /** Shows that the part works, whatever the site has done before. */
  readonly works: (page: Page) => Promise<void>;
}

/** A page with libraries whose parts take each hash for a selector. */
interface HashReader {
  readonly name: string;
  /** Scripts and styles, by their files in node_modules. */
  readonly files: readonly string[];
  readonly parts: readonly Part[];
}

const section = (id: string) =>
  `<section id="${id}" data-magellan-target="${id}" style="height: 900px"><h2>${id}</h2></section>`;

/** The page's anchors; three of them are the site's, as portals have them in their menus. */
const contents = `<nav id="toc"><ul class="nav">
  ${['news', 'wards', 'academy-award', 'academy-training', 'academy']
    .map((id) => `<li class="nav-item"><a class="nav-link" href="#${id}">${id}</a></li>`)
    .join('')}</ul></nav>${section('news')}${section('wards')}`;

/** From the top of the page down to the wards: their link is the one that has the class then. */
const spy = (selector: string) => async (page: Page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const wards = document.getElementById('wards') as HTMLElement;
    scrollTo(0, 0);
    await frame();
    while (wards.getBoundingClientRect().top > 1) {
      scrollBy(0, 100);
      await frame();
    }
  });
  await eventually(() => page.locator(selector).allTextContents()).toContain('wards');
};

/** Two panels that links open, and the hash of the page. */
function panels(html: string, script?: string): Part {
  return {
    html,
    ...(script && { script }),
    async works(page) {
      for (const id of ['night', 'day']) {
        await page.locator(`main a[href="#${id}"]`).click();
        await eventually(() => page.locator(`#${id}`).isVisible()).toBe(true);
      }
    },
  };
}

/** Marks the section that the hash names. */
const marks = (show: string): Part => ({
  html: '',
  script: `const mark = () => {
      document.querySelector('.target')?.classList.remove('target');
      ${show}
    };
    mark(); addEventListener('hashchange', mark);`,
  async works(page) {
    for (const id of ['wards', 'news']) {
      await page.getByRole('link', { name: id, exact: true }).click();
      await eventually(() => page.locator('.target').getAttribute('id')).toBe(id);
    }
  },
});

/** Tabs of Bootstrap, which the page opens by the hash. */
const tabs = (prefix: string) =>
  panels(
    `<ul class="nav nav-tabs" role="tablist">
      <li class="nav-item"><a class="nav-link" href="#day" role="tab" ${prefix}toggle="tab">Day</a></li>
      <li class="nav-item"><a class="nav-link" href="#night" role="tab" ${prefix}toggle="tab">Night</a></li></ul>
      <div class="tab-content"><div class="tab-pane" id="day">Day</div><div class="tab-pane" id="night">Night</div></div>`,
    `const show = () => {
      const panel = location.hash && document.querySelector(location.hash);
      if (panel) document.querySelector('[href="' + location.hash + '"][role=tab]')?.click();
    };
    show(); addEventListener('hashchange', show);`,
  );

/** A part of a page with Foundation 6 and jQuery 3. */
const foundation = (name: string, part: Part): HashReader => ({
  name: `Foundation 6, ${name}`,
  files: [
    'jquery/dist/jquery.js',
    'foundation-sites/dist/js/foundation.js',
    'foundation-sites/dist/css/foundation.css',
  ],
  parts: [{ script: '$(document).foundation()', ...part }],
});

export const hashReaders: readonly HashReader[] = [
  {
    name: 'Bootstrap 5, document.querySelector(location.hash)',
    files: ['bootstrap/dist/js/bootstrap.bundle.js', 'bootstrap/dist/css/bootstrap.css'],
    parts: [
      {
        html: contents,
        script: `new bootstrap.ScrollSpy(document.body, { target: '#toc' })`,
        works: spy('#toc .active'),
      },
      tabs('data-bs-'),
      marks(`if (location.hash) document.querySelector(location.hash)?.classList.add('target');`),
    ],
  },
  {
    name: 'Bootstrap 3, $(location.hash) of jQuery 1.12',
    files: [
      'jquery1/dist/jquery.js',
      'bootstrap3/dist/js/bootstrap.js',
      'bootstrap3/dist/css/bootstrap.css',
    ],
    parts: [
      {
        html: contents,
        script: `$('body').scrollspy({ target: '#toc', offset: 50 })`,
        works: spy('#toc .active'),
      },
      tabs('data-'),
      marks(`$(location.hash).addClass('target');`),
    ],
  },
  foundation('Magellan', {
    html: `<ul class="menu" id="toc" data-magellan data-threshold="0" data-animation-duration="1">
        ${['news', 'wards'].map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>
        ${section('news')}${section('wards')}`,
    works: spy('#toc .is-active'),
  }),
  foundation(
    'tabs with deep links',
    panels(`<ul class="tabs" id="shifts" data-tabs data-deep-link="true" data-update-history="true">
      <li class="tabs-title is-active"><a href="#day">Day</a></li>
      <li class="tabs-title"><a href="#night">Night</a></li></ul>
      <div class="tabs-content" data-tabs-content="shifts">
      <div class="tabs-panel is-active" id="day">Day</div><div class="tabs-panel" id="night">Night</div></div>`),
  ),
];

function htmlOf({ files, parts }: HashReader): string {
  const head = files.filter((file) => file.endsWith('.css'));
  const body = files.filter((file) => file.endsWith('.js'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,">
    ${head.map((file) => `<link rel="stylesheet" href="/node_modules/${file}">`).join('')}</head>
    <body style="position: relative"><main>${parts.map(({ html }) => html).join('')}
    <p><a href="#academy-award" id="to-award">Our award</a> <a href="#academy-careers" id="to-careers">Work here</a></p>
    <training-site base-path="academy"></training-site>
    <section id="academy-award"><h2>Our award</h2></section></main>
    ${body.map((file) => `<script src="/node_modules/${file}"></script>`).join('')}
    <script>${parts.map(({ script = '' }) => `{ ${script} }`).join('\n')}</script>
    <script src="/dist/training-site.js"></script></body></html>`;
}

const hashOf = (page: Page) => new URL(page.url()).hash;

/** Tests that these scripts and a site with a word as base path both work. */
export function describeHashReaders(readers: readonly HashReader[]): void {
  describeInChromium('among scripts that take the hash for a selector', ({ openHtml }) => {
    it.each(readers)(
      'the site with a word as base path and the page both work: $name',
      async (reader) => {
        const page = await openHtml(htmlOf(reader), { hash: '#academy-training' });
        const heading = page.locator('training-site h1:visible');
        const shows = (name: string) => eventually(() => heading.textContent()).toContain(name);
        const pageWorks = async () => {
          for (const { works } of reader.parts) await works(page);
        };
        await shows(training.heading);
        await pageWorks();
        await shows(training.heading);

        const site = page.locator('training-site');
        await site.getByRole('link', { name: consultancy.link }).first().click();
        await shows(consultancy.heading);
        expect(hashOf(page)).toBe('#academy-consultation');
        await page.locator('#to-careers').click();
        await shows(careers.heading);
        await page.locator('#to-award').click();
        await eventually(() => page.evaluate('location.hash')).toBe('#academy-award');
        await pageWorks();
        await shows(careers.heading);

        await page.goto(`${page.url().replace(/#.*/, '')}#academy`);
        await shows(home.heading);
        await page.goBack();
        await page.goForward();
        await shows(home.heading);
      },
    );
  });
}
