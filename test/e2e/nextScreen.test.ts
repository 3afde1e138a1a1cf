import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { homeText } from '../../src/content/home';
import { errorText } from '../../src/content/shell';
import { trainingText } from '../../src/content/training';
import { careers, contact, home, training } from '../screens';
import { describeInChromium } from './chromium';
import { eventually } from './engines/sitePage';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
/** The screen that is prepared. */
const prepared = (page: Page) => page.locator('[part=main] > [hidden] h1');
const hasFocus = (element: Element) =>
  (element.getRootNode() as ShadowRoot).activeElement === element;

/** Begins a touch on the link. Returns the function that ends it. */
async function touch(link: Locator) {
  const session = await link.page().context().newCDPSession(link.page());
  const { x, y, width, height } = (await link.boundingBox()) as DOMRect;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describeInChromium('the screen of a reached link', ({ open, complaints, requests }) => {
  it('cannot be seen, found, read or printed, and changes nothing of the page', async () => {
    const page = await open('/demo/');
    const look = async () => ({
      tree: await page.locator('body').ariaSnapshot(),
      height: await page.evaluate('document.documentElement.scrollHeight'),
      width: await page.evaluate('document.documentElement.scrollWidth'),
      requests: requests.length,
    });
    const finds = (text: string) =>
      page.evaluate(`getSelection().removeAllRanges(); find(${JSON.stringify(text)})`);
    const before = await look();
    await headerLink(page, training.link).hover();
    await prepared(page).waitFor({ state: 'attached' });
    expect(await look()).toEqual(before);
    expect(await prepared(page).isVisible()).toBe(false);
    expect(await finds(homeText.lede)).toBe(true);
    expect(await finds(trainingText.lede)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await prepared(page).boundingBox()).toBe(null);
    expect(await prepared(page).textContent()).toContain(training.heading);
  });

  it.each([
    ['the pointer', (link: Locator) => link.hover().then(() => () => link.click())],
    ['the keyboard', (link: Locator) => link.focus().then(() => () => link.press('Enter'))],
    ['a finger', touch],
  ])('is laid out when %s reaches the link, and shown after the click', async (_, reach) => {
    const page = await open('/demo/');
    const link = headerLink(page, training.link);
    const click = await reach(link);
    await prepared(page).waitFor({ state: 'attached' });
    const laidOut = (await prepared(page).elementHandle()) as ElementHandle<HTMLElement>;
    const size = () => laidOut.evaluate((h1) => [h1.offsetWidth, h1.offsetHeight]);
    const before = await size();
    await click();
    await heading(page, training.heading).waitFor();
    expect(await size()).toEqual(before);
    expect(await laidOut.evaluate(hasFocus)).toBe(true);
  });

  it('is the last one that was reached, and gone after a navigation', async () => {
    const page = await open('/demo/');
    await headerLink(page, training.link).hover();
    await headerLink(page, contact.link).hover();
    await prepared(page).getByText(contact.heading).waitFor({ state: 'attached' });
    expect(await prepared(page).count()).toBe(1);
    await page.mouse.move(0, 400);
    await page.evaluate((path) => {
      location.hash = path;
    }, careers.path);
    await heading(page, careers.heading).waitFor();
    expect(await prepared(page).count()).toBe(0);
  });

  it('starts afresh when it is the screen that was left', async () => {
    const page = await open(`/demo/#${careers.path}`);
    const chip = page.getByRole('button', { pressed: false }).first();
    await chip.click();
    const pressed = () => page.getByRole('button', { pressed: true }).first().textContent();
    const chosen = await pressed();
    // A link to the screen that is shown prepares nothing.
    const link = page.getByRole('contentinfo').getByRole('link', { name: careers.link });
    await link.hover();
    await page.evaluate((path) => {
      location.hash = path;
    }, home.path);
    await heading(page, home.heading).waitFor();
    await link.click();
    await heading(page, careers.heading).waitFor();
    expect(await pressed()).not.toBe(chosen);
  });

  it('starts afresh after Back from it', async () => {
    const page = await open('/demo/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: careers.link });
    await link.click();
    await heading(page, careers.heading).waitFor();
    const pressed = () => page.getByRole('button', { pressed: true }).first().textContent();
    const first = await pressed();
    await page.getByRole('button', { pressed: false }).first().click();
    expect(await pressed()).not.toBe(first);
    await page.goBack();
    await heading(page, home.heading).waitFor();
    await link.click();
    await heading(page, careers.heading).waitFor();
    expect(await pressed()).toBe(first);
  });

  it('leaves the shown screen alone when it fails to render', async () => {
    const page = await open('/demo/');
    await page.evaluate(() => {
      document.createElement = () => {
        throw new Error('createElement is broken');
      };
    });
    await headerLink(page, training.link).hover();
    await eventually(async () => complaints.splice(0).join()).toContain('createElement is broken');
    await heading(page, home.heading).waitFor();
    await page.evaluate('delete document.createElement');
    await headerLink(page, training.link).click();
    await heading(page, training.heading).waitFor();
    expect(await heading(page, training.heading).evaluate(hasFocus)).toBe(true);
    expect(await page.getByText(errorText.message).count()).toBe(0);
  });
});
