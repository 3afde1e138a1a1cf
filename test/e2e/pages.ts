import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core';

/** The settings of a visitor's browser: by default 1280 × 800, light, and with reduced motion. */
export interface Visitor
  extends Pick<
    BrowserContextOptions,
    'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast' | 'javaScriptEnabled'
  > {
  /** Shows the cookie notice, which would cover parts of the page in most tests. */
  readonly notice?: boolean;
  /** Opens a new page, for a test whose changes `reset` does not undo. */
  readonly fresh?: boolean;
}

interface SharedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

const defaults = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/**
 * The pages of a browser. Tests use the same one, one after another, because to open a new one takes four
 * times as long. `listen` is called with each new context.
 */
export function createPages(browser: Browser, listen: (context: BrowserContext) => void) {
  const shared = new Map<boolean, SharedPage>();
  const fresh: BrowserContext[] = [];

  /** Returns a blank page: the same at each call, unless the visitor needs a new one. */
  async function open(visitor: Visitor, origin: string): Promise<Page> {
    const { notice = false, fresh: isFresh, javaScriptEnabled = true, ...others } = visitor;
    const settings = { ...defaults, ...others };
    if (isFresh || !javaScriptEnabled) {
      const context = await newContext(notice, { ...settings, javaScriptEnabled });
      fresh.push(context);
      return context.newPage();
    }
    const one = shared.get(notice) ?? (await newShared(notice));
    shared.set(notice, one);
    await reset(one, origin, settings);
    return one.page;
  }

  /** Closes the new pages of a test. */
  async function closeFresh() {
    await Promise.all(fresh.splice(0).map((context) => context.close()));
  }

  async function newContext(notice: boolean, options?: BrowserContextOptions) {
    const context = await browser.newContext(options);
    if (!notice) await context.addInitScript(acceptCookies);
    listen(context);
    return context;
  }

  async function newShared(notice: boolean): Promise<SharedPage> {
    const context = await newContext(notice);
    const page = await context.newPage();
    return { page, session: await context.newCDPSession(page) };
  }

  return { open, closeFresh };
}

/** Undoes the changes of the previous test: content, routes, storage, history, media, mouse. */
async function reset(
  { page, session }: SharedPage,
  origin: string,
  { viewport, ...media }: Omit<BrowserContextOptions, 'javaScriptEnabled'>,
) {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  await page.unrouteAll();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, ...media });
  await page.mouse.move(-1, -1);
}

/** Runs in every document before its own scripts. */
function acceptCookies() {
  try {
    localStorage.setItem('displayCookieDialog', '0');
  } catch {
    // about:blank and sandboxed frames have no storage.
  }
}
