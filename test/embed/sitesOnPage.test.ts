import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addSite, removeSite, showTitle } from '../../src/embed/sitesOnPage';
import { careers, training } from '../screens';

/** A site comes into the page. */
function come(
  title: string | undefined,
  host: Element = document.createElement('div'),
  isInHash = false,
) {
  const site = {
    host,
    title: (): string | undefined => title,
    isInHash: () => isInHash,
    setLandmarks: vi.fn<(landmarks: boolean) => void>(),
  };
  addSite(site);
  onTestFinished(() => removeSite(site));
  return site;
}

/** The site shows another screen. */
function visit(site: ReturnType<typeof come>, title: string) {
  site.title = () => title;
  showTitle();
}

/** The title after the page has written one, and all observers have seen it. */
async function written(title: string) {
  document.title = title;
  await Promise.resolve();
  return document.title;
}

describe('the title of the page', () => {
  it('the title of the page is that of the last site, in whatever order sites are removed', () => {
    const [first, second, third] = [come('First'), come('Second'), come('Third')];
    const seen = [document.title];
    for (const site of [second, third, first]) {
      removeSite(site);
      seen.push(document.title);
    }
    expect(seen).toEqual(['Third', 'Third', 'First', 'Portal']);
  });

  it('the title of the page stays when a site is removed, if the page has set it in the meantime', () => {
    const [other, site] = [come('Careers'), come('Training')];
    document.title = 'Portal, 3 messages';
    for (const leaving of [site, other]) removeSite(leaving);
    expect(document.title).toBe('Portal, 3 messages');
  });

  it('a title that the page has set in the meantime is replaced by the next screen', () => {
    const site = come('Training');
    document.title = 'Messages';
    visit(site, 'Careers');
    expect(document.title).toBe('Careers');
  });

  it('a title that the page has set last is restored at the end', () => {
    const site = come('Training');
    document.title = 'Messages';
    visit(site, 'Careers');
    removeSite(site);
    expect(document.title).toBe('Messages');
  });

  it('the title is the next screen’s after the page has decorated that of a screen', () => {
    const site = come(training.title);
    document.title = `(1) ${training.title}`;
    visit(site, careers.title);
    expect(document.title).toBe(careers.title);
  });

  it('the title is the page’s again, after a counter that still holds that of an earlier screen', () => {
    const site = come(training.title);
    visit(site, careers.title);
    document.title = `(2) ${training.title}`;
    removeSite(site);
    expect(document.title).toBe('Portal');
  });

  it.each([
    ['the first', false],
    ['the second', true],
  ])(
    'the title of the page is restored after two copies of the script, if %s ends first',
    async (_, isSecondFirst) => {
      const first = come(training.title);
      vi.resetModules();
      const other = await import('../../src/embed/sitesOnPage');
      const second = { ...first, title: () => careers.title };
      other.addSite(second);
      const ends = [() => removeSite(first), () => other.removeSite(second)];
      for (const end of isSecondFirst ? ends.reverse() : ends) end();
      expect(document.title).toBe('Portal');
    },
  );

  it('the title of the page is not written by a site without a title', () => {
    const write = vi.spyOn(document, 'title', 'set');
    removeSite(come(undefined));
    expect(write).not.toHaveBeenCalled();
  });

  it('the title of the page is that of another site, if the last one has none', () => {
    come('Training');
    come(undefined);
    expect(document.title).toBe('Training');
  });

  it('a title that the page writes back is replaced', async () => {
    come('Training');
    expect(await written('Portal')).toBe('Training');
  });

  it('a title that the page writes back again stays', async () => {
    come('Training');
    await written('Portal');
    expect(await written('Portal')).toBe('Portal');
  });

  it('a title that the page writes back is replaced again after the next visit', async () => {
    const site = come('Training');
    await written('Portal');
    visit(site, 'Careers');
    expect(await written('Portal')).toBe('Careers');
  });

  it('a title of an earlier screen is replaced', async () => {
    visit(come('Training'), 'Careers');
    expect(await written('(1) Training')).toBe('Careers');
  });

  it('a title that decorates the screen’s stays', async () => {
    come('Careers');
    expect(await written('(1) Careers')).toBe('(1) Careers');
  });

  it('a title of the page’s own stays, also with the name of the screen in it', async () => {
    come('Careers');
    expect(await written('Careers FAQ – Portal')).toBe('Careers FAQ – Portal');
  });

  it('a title of the page’s own stays after the site has left', async () => {
    const site = come('Careers');
    await written('Careers FAQ – Portal');
    removeSite(site);
    expect(document.title).toBe('Careers FAQ – Portal');
  });

  it('a title that the page writes back at another address stays', async () => {
    come('Training');
    history.replaceState(null, '', '#pricing');
    expect(await written('Portal')).toBe('Portal');
  });

  it.each(['/jobs', '?year=3'])(
    'a title that the page has written at %s stays at the end',
    (address) => {
      const site = come(careers.title);
      history.pushState(null, '', address);
      document.title = `${careers.title} – Portal`;
      removeSite(site);
      expect(document.title).toBe(`${careers.title} – Portal`);
    },
  );

  it('the title of the page is restored at another address where nobody has written one', () => {
    const site = come(careers.title);
    history.pushState(null, '', '/jobs');
    removeSite(site);
    expect(document.title).toBe('Portal');
  });

  it('a title that the page writes after the site has left stays', async () => {
    removeSite(come('Training'));
    expect(await written('(1) Training')).toBe('(1) Training');
  });

  it('the title of the page is set in a document without a head, and nothing is logged', () => {
    const { head } = document;
    head.remove();
    onTestFinished(() => document.documentElement.prepend(head));
    expect(() => come('Training')).not.toThrow();
  });

  it('the title of the page is the screen’s after the page has replaced its head', () => {
    const site = come('Training');
    const { head } = document;
    const other = document.createElement('head');
    head.replaceWith(other);
    onTestFinished(() => other.replaceWith(head));
    visit(site, 'Careers');
    expect(document.title).toBe('Careers');
  });

  it('a title that can’t be set is logged once', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(document, 'title', 'set').mockImplementation(() => {
      throw new Error('frozen');
    });
    visit(come('Training'), 'Careers');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the title of a screen that the address names', () => {
  const arrive = () => come('Careers', undefined, true);

  it('stays as long as the visitor arrives, whatever the page writes', async () => {
    arrive();
    expect(await written('Partners')).toBe('Careers');
    expect(await written('Partners and suppliers')).toBe('Careers');
  });

  it('gives way at the end to what the page has written during the arrival', async () => {
    const site = arrive();
    await written('Partners');
    removeSite(site);
    expect(document.title).toBe('Partners');
  });

  it('belongs to the page after half a second', async () => {
    arrive();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 501);
    expect(await written('Partners')).toBe('Partners');
  });

  it('is not written without end against an observer of the page', async () => {
    arrive();
    const observer = new MutationObserver(() => {
      if (document.title !== 'Partners') document.title = 'Partners';
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => observer.disconnect());
    document.title = 'Partners';
    await new Promise(requestAnimationFrame);
    expect(document.title).toBe('Partners');
  });
});

describe('the landmarks of the page', () => {
  it('the landmarks of the page are those of the first site of each document', () => {
    const other = document.implementation.createHTMLDocument();
    const sites = [come('A'), come('B'), come('C', other.createElement('div'))];
    const landmarks = sites.map((site) => site.setLandmarks.mock.lastCall?.[0]);
    expect(landmarks).toEqual([true, false, true]);
  });

  it('the landmarks of the page are those of the next site after the first has left', () => {
    const [first, second] = [come('A'), come('B')];
    removeSite(first);
    expect(second.setLandmarks).toHaveBeenLastCalledWith(true);
  });

  it.each(['<main></main>', '<div role="main"></div>'])(
    'the landmarks of the page are its own if it has %s',
    (html) => {
      document.body.innerHTML = html;
      expect(come('Training').setLandmarks).toHaveBeenLastCalledWith(false);
    },
  );

  it('the landmarks of the page are its own if it has a main part in nested shadow roots', () => {
    const outer = document.body.appendChild(document.createElement('portal-app'));
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    inner.attachShadow({ mode: 'open' }).innerHTML = '<main></main>';
    expect(come('Training').setLandmarks).toHaveBeenLastCalledWith(false);
  });

  it('the landmarks of the page are the site’s if the only main part is that of a site', () => {
    const host = document.body.appendChild(document.createElement('training-site-host'));
    host.attachShadow({ mode: 'open' }).innerHTML = '<div role="main"></div>';
    expect(come('Training', host).setLandmarks).toHaveBeenLastCalledWith(true);
  });
});
