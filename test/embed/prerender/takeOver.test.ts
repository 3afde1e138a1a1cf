import { beforeEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../src/embed/prerender/fingerprint';
import { takeOver } from '../../../src/embed/prerender/takeOver';
import { renderToHtml } from '../../../src/server/renderToHtml';

let told: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  told = vi.spyOn(console, 'info').mockReturnValue();
});

function shadowWith(html: string) {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.append(document.createRange().createContextualFragment(html));
  return shadow;
}

/** What a browser with declarative shadow roots puts into the shadow root. */
const contentOf = (html: string) => /<template[^>]*>(.*)<\/template>/s.exec(html)?.[1] ?? '';
const training = {
  path: '/training',
  theme: 'dark',
  company: { name: 'O’Neil & <b> "Söhne"' },
} as const;
const html = contentOf(renderToHtml(training));

it('returns undefined if there is no HTML, or that of another screen', () => {
  expect(takeOver(shadowWith(''), '/')).toBeUndefined();
  expect(takeOver(shadowWith(html), '/')).toBeUndefined();
  expect(told).not.toHaveBeenCalled();
});

it('gives the element and the state of a screen, and removes the link to the stylesheet', () => {
  const shadow = shadowWith(html);
  const container = shadow.lastElementChild as Element;
  const taken = takeOver(shadow, '/training');
  expect(taken).toMatchObject({
    container,
    state: {
      path: '/training',
      year: new Date().getFullYear(),
      settings: { theme: 'dark', company: { name: training.company.name } },
      visit: { by: 'start' },
      landmarks: false,
      accepted: true,
    },
  });
  expect(taken?.state.hrefs('/Careers/')).toBe('#/careers');
  expect([...shadow.childNodes]).toEqual([container]);
  expect(told).not.toHaveBeenCalled();
});

it.each([
  ['a character', html.replace('</span', '.</span')],
  ['an attribute more', html.replace('<h1', '<h1 title=""')],
  ['its options', html.replace('&quot;dark&quot;', '&quot;light&quot;')],
  ['its fingerprint', html.replace('fingerprint="', 'fingerprint="x')],
  ['a text before it', ` ${html}`],
  ['an element after it', `${html}<p></p>`],
  ['all of it', 'Loading…'],
])('does not take over HTML with a change in %s, and says so', (_, changed) => {
  expect(changed).not.toBe(html);
  const shadow = shadowWith(changed);
  const before = [...shadow.childNodes];
  expect(takeOver(shadow, '/training')).toBeUndefined();
  expect([...shadow.childNodes]).toEqual(before);
  const line = 'the prerendered HTML is not what this script renders. The site was rendered again.';
  expect(told.mock.calls).toEqual([[`training-site: ${line}`]]);
});

it('does not take over HTML with invalid options, and says so', () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  const options = '{"theme":"Dark"}';
  const forged = `<div data-options='${options}' data-fingerprint="${fingerprint('', options)}"></div>`;
  expect(takeOver(shadowWith(forged), '/')).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  expect(failed).toHaveBeenCalledOnce();
});
