import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  addSite,
  giveTitleBack,
  keepTitle,
  removeSite,
  showTitle,
} from '../../src/embed/activeSites';
import { careers, training } from '../screens';

/** A site comes into the page. */
function come(title: string | undefined, host: Element = document.createElement('div')) {
  const site = {
    host,
    title: (): string | undefined => title,
    isInAddress: () => location.hash === '#/careers',
    setLandmarks: vi.fn<(landmarks: boolean) => void>(),
  };
  addSite(site);
  onTestFinished(() => removeSite(site));
  return site;
}

/** The site shows another screen. */
function visit(site: ReturnType<typeof come>, title: string) {
  site.title = () => title;
  showTitle(site);
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

  it('a title of the page stays when a site without a title comes and goes', () => {
    come('Training');
    document.title = 'New message – Portal';
    removeSite(come(undefined));
    expect(document.title).toBe('New message – Portal');
  });

  it('a title of the page stays when a site leaves that has no part in it', () => {
    const [first] = [come('Training'), come('Careers')];
    document.title = '(1) Careers';
    removeSite(first);
    expect(document.title).toBe('(1) Careers');
  });

  it('a title of the page’s own stays after the site has left', () => {
    const site = come('Careers');
    document.title = 'Careers FAQ – Portal';
    removeSite(site);
    expect(document.title).toBe('Careers FAQ – Portal');
  });

  it('the title of the page is restored when a site no longer wants one', () => {
    const site = come('Careers');
    site.title = () => undefined;
    giveTitleBack();
    expect(document.title).toBe('Portal');
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

  it('a title that the page writes after the site has left stays', () => {
    const site = come('Training');
    removeSite(site);
    document.title = '(1) Training';
    keepTitle(site);
    expect(document.title).toBe('(1) Training');
  });

  it('the title of the page is set silently in a document without a head', () => {
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

describe('in a frame of an arrival', () => {
  /** The title after the page has written one, and a frame has come. */
  function written(site: ReturnType<typeof come>, title: string) {
    document.title = title;
    keepTitle(site);
    return document.title;
  }

  function arrive() {
    history.replaceState(null, '', '#/careers');
    return come('Careers');
  }

  it('in a frame of an arrival, the title is the screen’s, whatever the page writes', () => {
    const site = arrive();
    const seen = ['Partners', 'Portal', 'Partners and suppliers'].map((title) =>
      written(site, title),
    );
    expect(seen).toEqual(['Careers', 'Careers', 'Careers']);
  });

  it('what the page has written in a frame of an arrival is its title at the end', () => {
    const site = arrive();
    written(site, 'Partners');
    removeSite(site);
    expect(document.title).toBe('Partners');
  });

  it('in a frame of an arrival, a title that decorates the screen’s stays', () => {
    expect(written(arrive(), '(1) Careers')).toBe('(1) Careers');
  });

  it('in a frame of an arrival, the title is that of the last site', () => {
    const first = arrive();
    const second = come('Training');
    written(first, 'Partners');
    expect(document.title).toBe('Partners');
    keepTitle(second);
    expect(document.title).toBe('Training');
  });

  it.each(['/partners', '#pricing', '/jobs#/careers'])(
    'in a frame of an arrival, the title at %s is the page’s',
    (address) => {
      const site = arrive();
      history.replaceState(null, '', address);
      expect(written(site, 'Partners')).toBe('Partners');
    },
  );
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
