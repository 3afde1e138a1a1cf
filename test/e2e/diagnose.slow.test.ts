import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, script } from './chromium';
import { eventually } from './engines/sitePage';

const diagnosis = '<script src="/dist/training-site.diagnose.js"></script>';
const site = '<training-site></training-site>';
/** A page in which nothing disturbs the site, but for parts of `body`. */
const html = (body: string) =>
  `<!doctype html><title>Portal</title><body style="margin: 0"><main>${body}</main>${diagnosis}`;

describeInChromium('the diagnosis', ({ openHtml, complaints }) => {
  /** Its findings, as "finding | where". What it and the page write to the console is expected. */
  async function findingsIn(page: Page): Promise<string[]> {
    const findings = (await page.evaluate(() => window.TrainingSite?.diagnose?.())) ?? [];
    complaints.length = 0;
    return findings.map(({ finding, where }) => `${finding} | ${where}`);
  }

  const openDisturbed = () =>
    openHtml(
      `<!doctype html><title>Portal</title><base href="/portal/"><body style="margin: 0">
        <a href="#/tasks">Tasks</a><div data-bs-spy="scroll" id="spy"></div>
        <form id="column" style="width: 380px">
          <input type="hidden" name="getRootNode"><input type="hidden" name="parentElement">
          <div id="moved" style="transform: translateX(0)">
            <div><template shadowrootmode="open"><div id="clip" style="overflow: hidden"><slot></slot></div></template>${site}</div>
          </div></form>
        ${script}${diagnosis}`,
    );

  it('the diagnosis writes what it finds as one table', async () => {
    const page = await openDisturbed();
    await page.evaluate(() => window.TrainingSite?.diagnose?.());
    const kinds = complaints.splice(0).map((line) => line.split(':')[0]);
    expect(kinds).toEqual(['table']);
  });

  it('the diagnosis finds each thing that could disturb the site', async () => {
    const page = await openDisturbed();
    expect(await findingsIn(page)).toEqual([
      '<base href> changes the target of links that are only a hash. | <base href="/portal/">',
      'The page has no <main>. | <body>',
      'A router of the page seems to use the hash for its routes. | <a href="#/tasks">',
      'A script of the page may use the hash as a selector. | <div id="spy">',
      'An element around the site cuts it off, or scrolls. | <div id="clip">',
      'An element around the site is transformed. | <div id="moved">',
      'The site is 380px wide. | <training-site>',
    ]);
  });

  it.each([
    [
      'a site that mount has put into a shadow root',
      `<div id="box" style="width: 380px"></div><script>addEventListener('load', () =>
        TrainingSite.mount(box.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))));
      </script>`,
      ['The site is 380px wide. | <p>'],
    ],
    ['no fault of a marked element', '<div data-training-site></div>', []],
    [
      'a marked element that can have no shadow root',
      '<ul style="margin: 0; padding: 0; list-style: none"><li data-training-site id="item"></li></ul>',
      [
        'The site is a child of the marked element, and not in a shadow root of its own. | <li id="item">',
      ],
    ],
    [
      'options that do not fit the page',
      '<h1 id="title">Portal</h1><training-site theme="page"></training-site>',
      [
        'The page and the site each have a heading of level 1. | <h1 id="title">',
        'The site has the theme of the page, and the page sets no color-scheme. | <training-site>',
      ],
    ],
  ])('the diagnosis finds %s', async (_, body, findings) => {
    expect(await findingsIn(await openHtml(html(body + script)))).toEqual(findings);
  });

  it('the diagnosis finds a script that did not run, and the element that it left empty', async () => {
    const page = await openHtml(html(`${site}<script src="/nowhere/training-site.js"></script>`));
    expect(await findingsIn(page)).toEqual([
      `This page has no site. | ${page.url()}`,
      'This element holds no site. | <training-site>',
      'The script is in the page, but it did not run. | <script src="/nowhere/training-site.js">',
    ]);
  });

  const undisturbed = `<form><input name="matches"></form>
    <a href="#/consultation?from=portal">Consultancy</a>${site}${script}`;
  const nothingFound =
    'info: training-site: found nothing that could disturb the site in this page.';

  it('the diagnosis finds nothing in a page that does not disturb the site', async () => {
    expect(await findingsIn(await openHtml(html(undisturbed)))).toEqual([]);
  });

  it('the diagnosis writes that it has found nothing', async () => {
    const page = await openHtml(html(undisturbed));
    await page.evaluate(() => window.TrainingSite?.diagnose?.());
    expect(complaints.splice(0)).toEqual([nothingFound]);
  });

  it('the bookmarklet of docs/troubleshooting.md runs the diagnosis', async () => {
    const [bookmarklet = ''] =
      /javascript:[^`]*/.exec(readFileSync('docs/troubleshooting.md', 'utf8')) ?? [];
    const page = await openHtml(html(undisturbed).replace(diagnosis, ''));
    await page.evaluate(bookmarklet.replace(/https:[^']*(?=training-site)/, '/dist/'));
    await eventually(async () => [...complaints]).toEqual([nothingFound]);
    complaints.length = 0;
  });
});
