import type { Frame, FrameLocator, Page } from 'playwright-core';
import { type Screen, screens } from '../screens';

/** A page with nothing but the site. */
export const siteWith = (options: object, head = '') =>
  `<!doctype html><html lang="en"><head><title>Portal</title>${head}</head>
  <body style="margin: 0"><div id="site"></div><script src="/dist/training-site.js"></script>
  <script>TrainingSite.mount(document.getElementById('site'), ${JSON.stringify(options)});</script></body></html>`;

/** Its theme follows the system. */
export const siteAlone = siteWith({ theme: 'auto' });

export const shows = (where: Pick<Page, 'getByRole'>, { heading }: Screen) =>
  where.getByRole('heading', { level: 1, name: heading }).waitFor();

/** Follows the link of the footer to a screen, and waits until the screen is shown. */
export async function follow(where: Page | Frame, screen: Screen): Promise<void> {
  const footer = where.locator('[part=footer]');
  await footer.getByRole('link', { name: `${screen.link}`, exact: true }).click();
  await shows(where, screen);
}

/**
 * Waits until the heading of the screen has focus, and returns the distance of the site from the
 * top of the window, in px.
 */
export async function topWhenArrived(page: Page): Promise<number> {
  await page.locator('[part=main] [tabindex]:focus').waitFor();
  return page.locator('.site').evaluate((site) => Math.round(site.getBoundingClientRect().top));
}

export const goTo = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

/** Shows the screens in one page, one after another. */
export async function onEveryScreen(
  page: Page,
  visit: (screen: Screen) => Promise<unknown>,
  visited: readonly Screen[] = screens,
): Promise<void> {
  for (const screen of visited) {
    await goTo(page, screen.path);
    await shows(page, screen);
    await visit(screen);
  }
}

/** The background of the site as it is painted, such as "rgb(255, 255, 255)". */
export const groundOf = (where: Page | FrameLocator) =>
  where.locator('.site').evaluate((site) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = getComputedStyle(site).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
  });

/** The overhang of the page over the window, in px. */
export const overhangOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits until no arrival goes on, at the frames of the page. */
export const untilArrived = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (performance.now() - start > 600) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
