import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../engines/sitePage';

/** A page whose scripts take each hash for a selector. */
export interface HashReader {
  readonly name: string;
  /** Scripts and styles, by their files in node_modules. */
  readonly files: readonly string[];
  /** What of the page they work on, in `<main>` before the site. */
  readonly html: string;
  /** Script of the page itself, at its end. */
  readonly script: string;
  /** Shows that their own feature works, whatever the site has done before. */
  readonly works: (page: Page) => Promise<void>;
}

const section = (id: string) =>
  `<section id="${id}" data-magellan-target="${id}" style="height: 900px"><h2>${id}</h2></section>`;

/** The page's anchors; two of them are the site's, as portals have them in their menus. */
const toc = (linkClass = '') => `<nav id="toc"><ul class="nav">
  ${['news', 'wards', 'academy-award', 'academy-training', 'academy']
    .map((id) => `<li class="nav-item"><a class="${linkClass}" href="#${id}">${id}</a></li>`)
    .join('')}</ul></nav>`;

/** From the top of the page down to the wards: their link is the one that has the class then. */
async function spies(page: Page, selector: string) {
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
}

/** A tab or panel opens by its link. */
async function opens(page: Page, link: string, panel: string) {
  await page.locator('main > ul a', { hasText: link }).click();
  await eventually(() => page.locator(`#${panel}`).isVisible()).toBe(true);
}

const jQueryTarget = (jQuery: string): HashReader => ({
  name: `${jQuery === 'jquery1' ? 'jQuery 1.12' : 'jQuery 3'}, $(location.hash)`,
  files: [`${jQuery}/dist/jquery.js`],
  html: toc() + section('news') + section('wards'),
  script: `const mark = () => { $('.target').removeClass('target'); $(location.hash).addClass('target'); };
    $(mark); $(window).on('hashchange', mark);`,
  async works(page) {
    for (const id of ['wards', 'news']) {
      await page.getByRole('link', { name: id, exact: true }).click();
      await eventually(() => page.locator('.target').getAttribute('id')).toBe(id);
    }
  },
});

const deepLinkedTabs = `const show = () => {
    const panel = location.hash && document.querySelector(location.hash);
    if (panel) document.querySelector('[href="' + location.hash + '"][role=tab]')?.click();
  };
  show(); addEventListener('hashchange', show);`;

export const hashReaders: readonly HashReader[] = [
  {
    name: 'document.querySelector(location.hash)',
    files: [],
    html: toc() + section('news') + section('wards'),
    script: `const mark = () => {
        document.querySelector('.target')?.classList.remove('target');
        if (location.hash) document.querySelector(location.hash)?.classList.add('target');
      };
      mark(); addEventListener('hashchange', mark);`,
    works: jQueryTarget('jquery').works,
  },
  jQueryTarget('jquery1'),
  jQueryTarget('jquery'),
  {
    name: 'Bootstrap 3, scroll-spy',
    files: [
      'jquery1/dist/jquery.js',
      'bootstrap3/dist/js/bootstrap.js',
      'bootstrap3/dist/css/bootstrap.css',
    ],
    html: toc() + section('news') + section('wards'),
    script: `$('body').scrollspy({ target: '#toc', offset: 50 });`,
    works: (page) => spies(page, '#toc .active'),
  },
  {
    name: 'Bootstrap 3, tabs',
    files: [
      'jquery/dist/jquery.js',
      'bootstrap3/dist/js/bootstrap.js',
      'bootstrap3/dist/css/bootstrap.css',
    ],
    html: `<ul class="nav nav-tabs" role="tablist">
        <li class="active"><a href="#day" role="tab" data-toggle="tab">Day shift</a></li>
        <li><a href="#night" role="tab" data-toggle="tab">Night shift</a></li></ul>
      <div class="tab-content"><div class="tab-pane active" id="day">Day</div><div class="tab-pane" id="night">Night</div></div>`,
    script: deepLinkedTabs,
    async works(page) {
      await opens(page, 'Night shift', 'night');
      await opens(page, 'Day shift', 'day');
    },
  },
  {
    name: 'Bootstrap 5, scroll-spy',
    files: ['bootstrap/dist/js/bootstrap.bundle.js', 'bootstrap/dist/css/bootstrap.css'],
    html: toc('nav-link') + section('news') + section('wards'),
    script: `new bootstrap.ScrollSpy(document.body, { target: '#toc' });`,
    works: (page) => spies(page, '#toc .active'),
  },
  {
    name: 'Bootstrap 5, tabs',
    files: ['bootstrap/dist/js/bootstrap.bundle.js', 'bootstrap/dist/css/bootstrap.css'],
    html: `<ul class="nav nav-tabs" role="tablist">
        <li class="nav-item"><a class="nav-link active" href="#day" role="tab" data-bs-toggle="tab">Day shift</a></li>
        <li class="nav-item"><a class="nav-link" href="#night" role="tab" data-bs-toggle="tab">Night shift</a></li></ul>
      <div class="tab-content"><div class="tab-pane active" id="day">Day</div><div class="tab-pane" id="night">Night</div></div>`,
    script: deepLinkedTabs,
    async works(page) {
      await opens(page, 'Night shift', 'night');
      await opens(page, 'Day shift', 'day');
    },
  },
  {
    name: 'Foundation 6, Magellan',
    files: [
      'jquery/dist/jquery.js',
      'foundation-sites/dist/js/foundation.js',
      'foundation-sites/dist/css/foundation.css',
    ],
    html: `<ul class="menu" id="toc" data-magellan data-threshold="0" data-animation-duration="1">
        ${['news', 'wards'].map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul>
      ${section('news')}${section('wards')}`,
    script: `$(document).foundation();`,
    works: (page) => spies(page, '#toc .is-active'),
  },
  {
    name: 'Foundation 6, tabs with deep links',
    files: [
      'jquery/dist/jquery.js',
      'foundation-sites/dist/js/foundation.js',
      'foundation-sites/dist/css/foundation.css',
    ],
    html: `<ul class="tabs" id="shifts" data-tabs data-deep-link="true" data-update-history="true">
        <li class="tabs-title is-active"><a href="#day">Day shift</a></li>
        <li class="tabs-title"><a href="#night">Night shift</a></li></ul>
      <div class="tabs-content" data-tabs-content="shifts"><div class="tabs-panel is-active" id="day">Day</div><div class="tabs-panel" id="night">Night</div></div>`,
    script: `$(document).foundation();`,
    async works(page) {
      await opens(page, 'Night shift', 'night');
      expect(new URL(page.url()).hash).toBe('#night');
      await opens(page, 'Day shift', 'day');
    },
  },
  {
    name: 'Foundation 6, an accordion with deep links',
    files: [
      'jquery/dist/jquery.js',
      'foundation-sites/dist/js/foundation.js',
      'foundation-sites/dist/css/foundation.css',
    ],
    html: `<ul class="accordion" data-accordion data-deep-link="true" data-update-history="true" data-slide-speed="1">
        <li class="accordion-item is-active" data-accordion-item><a href="#day" class="accordion-title">Day shift</a>
          <div class="accordion-content" data-tab-content id="day">Day</div></li>
        <li class="accordion-item" data-accordion-item><a href="#night" class="accordion-title">Night shift</a>
          <div class="accordion-content" data-tab-content id="night">Night</div></li></ul>`,
    script: `$(document).foundation();`,
    async works(page) {
      await opens(page, 'Night shift', 'night');
      expect(new URL(page.url()).hash).toBe('#night');
      await opens(page, 'Day shift', 'day');
    },
  },
];

export function withoutFragment({ files, html, script }: HashReader): string {
  const head = files.filter((file) => file.endsWith('.css'));
  const body = files.filter((file) => file.endsWith('.js'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,">
    ${head.map((file) => `<link rel="stylesheet" href="/node_modules/${file}">`).join('')}</head>
    <body style="position: relative"><main>${html}
    <p><a href="#academy-award" id="to-award">Our award</a> <a href="#academy-careers" id="to-careers">Work here</a></p>
    <training-site base-path="academy"></training-site>
    <section id="academy-award"><h2>Our award</h2></section></main>
    ${body.map((file) => `<script src="/node_modules/${file}"></script>`).join('')}
    <script>{${script}}</script><script src="/dist/training-site.js"></script></body></html>`;
}
