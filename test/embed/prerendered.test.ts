import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../src/embed/fingerprint';
import { prerenderedIn } from '../../src/embed/prerendered';

// In unit tests, the fingerprint that the build knows is '' (unitSettings.ts).
vi.mock('../../src/embed/fingerprint', () => ({ fingerprint: vi.fn(() => '') }));

let parent: HTMLElement;
let host: HTMLElement;
const told = vi.spyOn(console, 'info').mockReturnValue();

beforeEach(() => {
  told.mockClear();
  parent = document.createElement('div');
  host = document.createElement('div');
  host.setAttribute('exportparts', 'main');
  parent.append('\n', host, '\n');
});

/** Fills the shadow root of the host. */
function prerender(html: string) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.replaceChildren(document.createRange().createContextualFragment(html));
  return shadow;
}

describe('prerendered HTML', () => {
  it('is none where the first element has no shadow root', () => {
    expect(prerenderedIn(parent)).toBeUndefined();
    expect(prerenderedIn(document.createElement('div'))).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });

  it('is not a web component that the page shows while it loads the site', () => {
    prerender('<div class="spinner"></div>');
    host.removeAttribute('exportparts');
    expect(prerenderedIn(parent)).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });

  it('is taken over with its nodes, and what is beside them goes', () => {
    const shadow = prerender('<link rel="stylesheet"><div class="site"></div>');
    const container = shadow.lastElementChild as Element;
    parent.append(document.createElement('p'));
    const taken = prerenderedIn(parent);
    expect(taken).toEqual({ host, shadow, container });
    expect([...shadow.childNodes]).toEqual([container]);
    expect([...parent.childNodes]).toEqual([host]);
    expect(fingerprint).toHaveBeenLastCalledWith([container]);
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['was rendered by another build', '<div></div>', 'other'],
    ['begins with a text', ' <div></div>', ''],
    ['is empty', '', ''],
  ])('stays as it is and is not used where it %s, which is logged', (_, html, found) => {
    const shadow = prerender(html);
    vi.mocked(fingerprint).mockReturnValueOnce(found);
    const before = [...parent.childNodes, ...shadow.childNodes];
    expect(prerenderedIn(parent)).toBeUndefined();
    expect([...parent.childNodes, ...shadow.childNodes]).toEqual(before);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('is not what this script renders'));
  });
});
