import fc, { type AsyncCommand } from 'fast-check';
import { navigation } from '../../../src/content/navigation';
import { closeMenu } from '../../words';
import { filterCount, fragmentFor, type Kind, type Model, narrowBelow, questionCount, type SiteModel } from './model';
import { placeCount } from './places';
import type { Action, Walker } from './walker';

type Args = readonly number[];

/** What somebody does. Numbers that are not in range wrap around. */
interface Command {
  /** How often, beside the others. */
  readonly weight?: number;
  readonly can?: (model: Model, site: SiteModel | undefined) => boolean;
  /** Does it to the model, and returns what the page has to do. */
  readonly act: (model: Model, site: SiteModel, slot: number, random: number) => Action;
}

const pick = <Value>(values: readonly Value[], random: number) =>
  values[random % values.length] as Value;

const inHeader = navigation.filter((item) => item.displayOnHeadNav);
const inMenu = navigation.filter((item) => item.displayOnFloatingMenu);

/** The base paths that either site may have. */
const basePaths = [
  ['', '/first', 'first', '/first/deeper'],
  ['/second', 'second', '/%73econd'],
] as const;

const hashes = [
  ...navigation.flatMap(({ url }) => [`#${url}`, `#/first${url}`, `#/second${url}`]),
  '#first',
  '#first-training',
  '#second-careers',
  '#/first/Training/',
  '#/second//careers//?page=1',
  '#/no-such-screen',
  '#/first/no-such-screen',
  '#/second/constructor',
  '#/__proto__',
  '#/%E0%A4%A',
  '#/first/%',
  '#/second/%00',
  '#second-%F0',
  '#//',
  '#/first/../second/careers',
  `#/${'long/'.repeat(2000)}`,
  '#/<img src=x onerror=alert(1)>',
  '#/\ud83d',
  '#',
  '#host',
  '#!/another-router',
];

const paths = [...navigation.map(({ url }) => url), '/no-such-screen', '/Training/?x=1', '/\ud800'];

const widths = [280, 300, 320, 390, 500, 767, 768, 769, 900, 1024, 1280, 1600];

const isPresent = (_: Model, site: SiteModel | undefined) => site?.place !== undefined;
const exists = (_: Model, site: SiteModel | undefined) => site !== undefined;
const isUsable = (model: Model, site: SiteModel | undefined) => model.isUsable(site);
const isMenuOpen = (_: Model, site: SiteModel | undefined) => !!site?.isMenuOpen;
/** Whether what is below an open menu can be clicked. */
const isReachable = (model: Model, site: SiteModel | undefined) =>
  model.isUsable(site) && !site.isMenuOpen;

const click = (slot: number, selector: string, index = 0) =>
  ({ type: 'click', slot, selector, index }) as const;

const byMouse = (action: Action, random: number) =>
  // One of eight with the browser's own mouse.
  random % 8 === 0 ? { ...action, type: 'mouse' } : action;

export const commands: Readonly<Record<string, Command>> = {
  'follow a link of the header': {
    weight: 3,
    can: (model, site) => isReachable(model, site) && model.width >= narrowBelow,
    act(model, site, slot, random) {
      model.navigate(site, pick(inHeader, random).url);
      return byMouse(click(slot, '[part=header] nav a', random % inHeader.length), random >> 4);
    },
  },
  'follow the logo': {
    can: isReachable,
    act(model, site, slot) {
      model.navigate(site, '/');
      return click(slot, '[part=header] > a[aria-label]');
    },
  },
  'follow a link of the footer': {
    weight: 2,
    can: isReachable,
    act(model, site, slot, random) {
      model.navigate(site, pick(navigation, random).url);
      return click(slot, '[part=footer] nav a', random % navigation.length);
    },
  },
  'open the menu': {
    weight: 6,
    can: (model, site) => isReachable(model, site) && model.width < narrowBelow,
    act(_, site, slot, random) {
      site.isMenuOpen = true;
      return byMouse(click(slot, '[aria-haspopup=dialog]'), random);
    },
  },
  'follow a link of the menu': {
    weight: 2,
    can: isMenuOpen,
    act(model, site, slot, random) {
      site.isMenuOpen = false;
      model.navigate(site, pick(inMenu, random).url);
      return byMouse(click(slot, 'dialog nav a', random % inMenu.length), random >> 4);
    },
  },
  'close the menu': {
    can: isMenuOpen,
    act(_, site, slot, random) {
      site.isMenuOpen = false;
      if (random % 3 === 0) return { type: 'key', key: 'Escape' };
      const [button, scrim] = [`dialog [aria-label="${closeMenu}"]`, 'dialog button[aria-hidden]'];
      return click(slot, random % 3 === 1 ? button : scrim);
    },
  },
  'press a question': {
    can: (model, site) => isReachable(model, site) && site?.path === '/consultation',
    weight: 4,
    act(_, site, slot, random) {
      const index = random % questionCount;
      site.isExpanded[index] = !site.isExpanded[index];
      return click(slot, 'h3 [aria-expanded]', index);
    },
  },
  'press a filter': {
    can: (model, site) => isReachable(model, site) && site?.path === '/careers',
    weight: 4,
    act(_, site, slot, random) {
      site.pressed = random % filterCount;
      return click(slot, '[aria-pressed]', site.pressed);
    },
  },
  'accept the notice': {
    can: (model, site) => isReachable(model, site) && !model.isNoticeAccepted,
    act(model, _, slot) {
      model.isNoticeAccepted = true;
      return click(slot, '[part=notice] button');
    },
  },
  'press Tab': {
    act: (_, __, ___, random) => ({ type: 'key', key: random % 3 ? 'Tab' : 'Shift+Tab' }),
  },
  'focus the host': {
    can: (model) => !model.present().some((site) => site.isMenuOpen),
    act: () => ({ type: 'focusHost' }),
  },
  resize: {
    act(model, _, __, random) {
      const width = random % 2 ? pick(widths, random >> 1) : 280 + ((random >> 1) % 1321);
      model.resize(width);
      return { type: 'resize', width };
    },
  },
  'force colours': {
    act: (_, __, ___, random) => ({ type: 'colours', isForced: random % 2 === 0 }),
  },
  'change the theme': {
    can: exists,
    act(_, site, slot, random) {
      site.theme = pick(['light', 'dark', 'auto'], random);
      return { type: 'theme', slot, theme: site.theme };
    },
  },
  'change the company': {
    can: exists,
    act(_, site, slot, random) {
      site.company = pick(['Skillmere', 'Other', 'A company with a much longer name'], random);
      return { type: 'company', slot, name: site.company };
    },
  },
  'follow a link of the host': {
    weight: 4,
    act(model, _, __, random) {
      const hash = pick(hashes, random);
      const fragment = fragmentFor(hash);
      if (fragment !== model.entry.fragment) model.push(fragment);
      return { type: 'hash', hash };
    },
  },
  'push an address': {
    weight: 2,
    act(model, _, __, random) {
      const address = pick([...hashes, '/portal/page?page_id=12'], random);
      model.push(fragmentFor(address));
      return { type: 'push', address };
    },
  },
  'replace the address': {
    act(model, _, __, random) {
      const address = pick([...hashes, '/portal/page?page_id=12'], random);
      model.replace(fragmentFor(address));
      return { type: 'replace', address };
    },
  },
  'go back': {
    weight: 4,
    can: (model) => model.index > 0,
    act(model, _, __, random) {
      const delta = random % 4 === 0 ? -Math.min(3, model.index) : -1;
      model.go(delta);
      return { type: 'go', delta };
    },
  },
  'go forward': {
    weight: 3,
    can: (model) => model.index < model.entries.length - 1,
    act(model) {
      model.go(1);
      return { type: 'go', delta: 1 };
    },
  },
  navigate: {
    weight: 2,
    can: isPresent,
    act(model, site, slot, random) {
      const path = pick(paths, random);
      model.navigate(site, path);
      return { type: 'navigate', slot, path };
    },
  },
  move: {
    weight: 2,
    can: isPresent,
    act(model, site, slot, random) {
      const place = random % placeCount;
      model.place(site, place);
      return { type: 'place', slot, place };
    },
  },
  detach: {
    can: isPresent,
    act(model, site, slot) {
      model.detach(site);
      return { type: 'detach', slot };
    },
  },
  attach: {
    weight: 4,
    can: (_, site) => site !== undefined && site.place === undefined,
    act(model, site, slot, random) {
      const place = random % placeCount;
      model.place(site, place);
      return { type: 'place', slot, place };
    },
  },
  hide: {
    can: (_, site) => site !== undefined && !site.isHidden,
    act(model, site, slot) {
      model.setHidden(site, true);
      return { type: 'hide', slot, isHidden: true };
    },
  },
  show: {
    weight: 4,
    can: (_, site) => !!site?.isHidden,
    act(model, site, slot) {
      model.setHidden(site, false);
      return { type: 'hide', slot, isHidden: false };
    },
  },
  mount: {
    weight: 8,
    can: (_, site) => site === undefined,
    act(model, _, slot, random) {
      const kind: Kind = random % 3 === 0 ? 'element' : 'mount';
      const basePath = pick(basePaths[slot] as readonly string[], random >> 2);
      // One of eight outside the page.
      const place = kind === 'mount' && (random >> 4) % 8 === 0 ? undefined : (random >> 4) % placeCount;
      model.mount(slot, kind, basePath, place);
      return { type: 'mount', slot, kind, basePath, place };
    },
  },
  unmount: {
    can: exists,
    act(model, _, slot) {
      model.unmount(slot);
      return { type: 'unmount', slot };
    },
  },
  'throw away': {
    can: exists,
    act(model, _, slot) {
      model.unmount(slot);
      return { type: 'throwAway', slot };
    },
  },
  translate: {
    can: exists,
    act: (_, __, slot) => ({ type: 'translate', slot }),
  },
  'set the title of the page': {
    act(model, _, __, random) {
      const title = `Portal, page ${random % 5}`;
      model.setHostTitle(title);
      return { type: 'title', title };
    },
  },
};



class Step implements AsyncCommand<Model, Walker> {
  constructor(
    readonly name: string,
    readonly args: Args,
  ) {}

  get #command() {
    return commands[this.name] as Command;
  }

  get #slot() {
    return (this.args[0] ?? 0) % 2;
  }

  check(model: Model) {
    return this.#command.can?.(model, model.sites[this.#slot]) ?? true;
  }

  async run(model: Model, walker: Walker) {
    const site = model.sites[this.#slot] as SiteModel;
    const action = this.#command.act(model, site, this.#slot, this.args[1] ?? 0);
    await walker.take({ action, expected: model.expected() });
  }

  toString() {
    return `${this.name} (${this.args})`;
  }
}

/** A walk: commands that fast-check chooses, and leaves out one by one when the walk fails. */
export const walks = fc.commands(
  [
    fc
      .tuple(
        fc.oneof(
          ...Object.entries(commands).map(([name, { weight = 1 }]) => ({
            weight,
            arbitrary: fc.constant(name),
          })),
        ),
        fc.tuple(fc.nat(1), fc.nat(0xffff)),
      )
      .map(([name, args]) => new Step(name, args)),
  ],
  { maxCommands: 200, size: 'max', disableReplayLog: true },
);
