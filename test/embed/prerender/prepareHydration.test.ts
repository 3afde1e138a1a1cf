import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../src/embed/prerender/fingerprint';
import { prepareHydration } from '../../../src/embed/prerender/prepareHydration';
import { renderToHtml } from '../../../src/server/renderToHtml';

let info: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  info = vi.spyOn(console, 'info').mockReturnValue();
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

for (const { what, content } of [
  { what: 'an empty shadow root', content: '' },
  { what: 'the HTML of another screen', content: html },
]) {
  it(`${what} is not hydrated`, () => {
    expect(prepareHydration(shadowWith(content), '/')).toBeUndefined();
  });

  it(`${what} leaves the console empty`, () => {
    prepareHydration(shadowWith(content), '/');
    expect(info).not.toHaveBeenCalled();
  });
}

describe('the HTML of the screen', () => {
  let shadow: ShadowRoot;
  let container: Element;
  let hydratable: ReturnType<typeof prepareHydration>;

  beforeEach(() => {
    shadow = shadowWith(html);
    container = shadow.lastElementChild as Element;
    hydratable = prepareHydration(shadow, '/training');
  });

  it('the HTML of the screen is hydrated with its element', () => {
    expect(hydratable?.container).toBe(container);
  });

  it('the HTML of the screen is hydrated silently', () => {
    expect(info).not.toHaveBeenCalled();
  });

  it('the HTML of the screen keeps its styles', () => {
    expect([...shadow.children].map(({ localName }) => localName)).toEqual(['style', 'div']);
  });

  it('the HTML of the screen gives the state that it was rendered with', () => {
    expect(hydratable?.state).toMatchObject({
      path: '/training',
      year: new Date().getFullYear(),
      settings: { theme: 'dark', company: { name: training.company.name } },
      visit: { by: 'start' },
      landmarks: false,
      accepted: true,
    });
  });

  it('the HTML of the screen gives a state whose links are hashes', () => {
    expect(hydratable?.state.hrefs('/Careers/')).toBe('#/careers');
  });
});

it('HTML of a page whose address is known is hydrated, with links that have the address', () => {
  const address = 'https://portal.example/ä?a=1&b=2';
  const shadow = shadowWith(contentOf(renderToHtml({ ...training, address })));
  const hydratable = prepareHydration(shadow, '/training');
  expect(hydratable?.state.hrefs('/careers')).toBe(`${address}#/careers`);
});

it('HTML with an address that is no text is not hydrated', () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  const options = '{"address":7}';
  const forged = `<div data-options='${options}' data-fingerprint="${fingerprint('', options, 'en')}"></div>`;
  expect(prepareHydration(shadowWith(forged), '/')).toBeUndefined();
  expect(failed).toHaveBeenCalledOnce();
});

it('the HTML of the screen is hydrated without styles that somebody has changed', () => {
  const shadow = shadowWith(html.replace('</style>', ' </style>'));
  const container = shadow.lastElementChild as Element;
  expect(prepareHydration(shadow, '/training')?.container).toBe(container);
  expect([...shadow.childNodes]).toEqual([container]);
});

for (const { what, changed } of [
  { what: 'another text', changed: html.replace('</span', '.</span') },
  { what: 'one more attribute', changed: html.replace('<h1', '<h1 title=""') },
  { what: 'other options', changed: html.replace('&quot;dark&quot;', '&quot;light&quot;') },
  { what: 'another fingerprint', changed: html.replace('fingerprint="', 'fingerprint="x') },
  { what: 'a text before it', changed: ` ${html}` },
  { what: 'an element after it', changed: `${html}<p></p>` },
  { what: 'only a text', changed: 'Loading…' },
]) {
  it(`the HTML of the screen with ${what} is not hydrated`, () => {
    expect(changed, 'the test changes nothing').not.toBe(html);
    expect(prepareHydration(shadowWith(changed), '/training')).toBeUndefined();
  });

  it(`the console says that the HTML of the screen has ${what}`, () => {
    prepareHydration(shadowWith(changed), '/training');
    const line =
      'training-site: the prerendered HTML is not what this script renders. The site was rendered again.';
    expect(info.mock.calls).toEqual([[line]]);
  });
}

it('HTML that is not hydrated is left as it is', () => {
  const shadow = shadowWith(html.replace('</span', '.</span'));
  const before = [...shadow.childNodes];
  prepareHydration(shadow, '/training');
  expect([...shadow.childNodes]).toEqual(before);
});

describe('HTML with invalid options', () => {
  const options = '{"theme":"Dark"}';
  const forged = `<div data-options='${options}' data-fingerprint="${fingerprint('', options, 'en')}"></div>`;
  let failed: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    failed = vi.spyOn(console, 'error').mockReturnValue();
  });

  it('the console says that HTML has invalid options', () => {
    prepareHydration(shadowWith(forged), '/');
    expect(info).toHaveBeenCalledOnce();
    expect(failed.mock.calls).toEqual([
      ['training-site: could not read data-options.', expect.any(TypeError)],
    ]);
  });

  it('HTML with invalid options is not hydrated', () => {
    expect(prepareHydration(shadowWith(forged), '/')).toBeUndefined();
  });
});
