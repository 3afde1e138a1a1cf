import content from 'content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, serve } from '../../build/tools/server.mjs';
import { careers, consultancy, home, notFound, type Screen, training } from '../screens';
import { accept, closeMenu, filters, openMenu, skipLink } from '../words';
import { isInstalled } from './engines/installed';
import { openOrca } from './spoken/openOrca';

const [all, filter] = filters;
const headed = ({ heading }: Screen) => `${heading} heading level 1.`;

// All tests use the same visit, because Orca takes long to start.
describe.runIf(isInstalled('Orca'))('Orca says', () => {
  let server: Server;
  let orca: Awaited<ReturnType<typeof openOrca>>;
  /** What is said while the first page is read. */
  let said: string;

  beforeAll(async () => {
    server = await serve();
    orca = await openOrca(`${server.origin}/demo/`);
    said = await orca.hear(accept);
  });

  afterAll(async () => {
    await orca?.close();
    await server?.close();
  });

  /** Shows a screen by its address. */
  async function goTo(screen: Screen) {
    await orca.page.goto(`${server.origin}/demo/?${screen.link}#${screen.path}`);
    await orca.hear('Page has');
    await orca.press('ctrl+Home', skipLink);
  }

  it('Orca says the hero of Home as one heading', () => {
    expect(said.match(/heading level 1/g)).toHaveLength(1);
  });

  it('Orca says each client of Home once', () => {
    for (const { displayName, alt } of content.home.clients) {
      expect(said).toContain(`${alt}\nimage`);
      expect(said.toLowerCase().split('\n')).not.toContain(displayName.toLowerCase());
    }
  });

  it('Orca says each figure of Home', () => {
    for (const { value, label } of content.home.statistics) {
      expect(said).toContain(`${value}\n${label}`);
    }
  });

  it('Orca says the heading after the skip link', async () => {
    await orca.press('ctrl+Home', skipLink);
    await orca.press('Return', headed(home));
  });

  it('Orca says the heading of a screen that a link leads to', async () => {
    await orca.press('Tab', 'See the training link');
    await orca.press('Return', training.heading);
    await orca.press('XF86Back', home.heading);
  });

  it('Orca says whether a filter is pressed', async () => {
    await goTo(careers);
    await orca.press('b', `${all?.name} toggle button pressed.`);
    await orca.press('b', `${filter?.name} toggle button not pressed.`);
    expect(await orca.press('Return', `${filter?.announcement}`)).toContain('pressed');
  });

  it('Orca says the number of jobs when a filter is pressed again', async () => {
    await orca.press('Return', `${filter?.announcement}`);
  });

  it('Orca says no empty line after the number of jobs', async () => {
    // The filters stand in two lines.
    await orca.press('Down', `${filters.at(-1)?.name} toggle button`);
    expect(await orca.press('Down', `${filter?.announcement}`)).not.toContain('statusbar');
  });

  it('Orca says the heading after Accept', async () => {
    await orca.press('b', `${accept} push button.`);
    expect(await orca.press('Return', headed(careers))).not.toContain('clickable');
  });

  it('Orca says whether an answer is open, and its words', async () => {
    await goTo(consultancy);
    await orca.press('b', `${content.consultancy.faq[0]?.question} expanded`);
    await orca.press('b', `${content.consultancy.faq[1]?.question} collapsed`);
    await orca.press('Return', 'expanded');
    await orca.press('Down', `${content.consultancy.faq[1]?.answer.slice(0, 20)}`);
    await orca.press('shift+b', `${content.consultancy.faq[1]?.question} expanded`);
    await orca.press('space', 'collapsed');
    await orca.press('Down', `${content.consultancy.faq[2]?.question} collapsed`);
  });

  it('Orca says 404 and its words as one heading', async () => {
    await goTo(notFound);
    await orca.press('h', headed(notFound));
  });

  it('Orca says the links of the menu', async () => {
    await orca.page.setViewport({ width: 500, height: 800 });
    await goTo(home);
    await orca.press('b', `${openMenu} push button.`);
    await orca.press('Return', `${closeMenu} push button.`);
    await orca.press('Tab', 'Know Us More link.');
  });

  it('Orca says the button of the menu after Escape', async () => {
    await orca.press('Escape', `${openMenu} push button.`);
  });

  it('Orca says the heading of the screen that a link of the menu leads to', async () => {
    await orca.press('Return', `${closeMenu} push button.`);
    await orca.press('Tab Tab', 'Training link.');
    await orca.press('Return', headed(training));
  });
});
