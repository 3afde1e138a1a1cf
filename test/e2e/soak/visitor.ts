import { navigation } from '../../../src/content/navigation';
import { careers, consultancy } from '../../screens';
import { closeMenu } from '../../words';
import { type Commands, exists, pick } from './command';
import { filterCount, type Model, narrowBelow, questionCount, type SiteModel } from './model';
import type { Action } from './walker';

const inHeader = navigation.filter((item) => item.displayOnHeadNav);
const inMenu = navigation.filter((item) => item.displayOnFloatingMenu);

/** Where the layout changes, and common windows. */
const widths = [280, 300, 320, 390, 500, 767, 768, 769, 900, 1024, 1280, 1600];

const isMenuOpen = (_: Model, site: SiteModel | undefined) => !!site?.isMenuOpen;
const isReachable = (model: Model, site: SiteModel | undefined) =>
  model.isUsable(site) && !site.isMenuOpen;

const click = (slot: number, selector: string, index = 0) =>
  ({ type: 'click', slot, selector, index }) as const;

/** One of eight clicks by the browser's own mouse, which takes longer. */
const byMouse = (action: Action, random: number) =>
  random % 8 === 0 ? { ...action, type: 'mouse' } : action;

/** What a visitor does, with the site or with the browser. */
export const visitorCommands: Commands = {
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
  'reach a link of the footer': {
    weight: 3,
    can: isReachable,
    act: (_, __, slot, random) => ({
      ...click(slot, '[part=footer] nav a', random % navigation.length),
      type: 'reach',
    }),
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
      // The panel may cover the middle of the scrim.
      if (random % 3 === 1) return { ...click(slot, scrim), isCovered: true };
      return click(slot, button);
    },
  },
  'press a question': {
    can: (model, site) => isReachable(model, site) && site?.path === consultancy.path,
    weight: 4,
    act(_, site, slot, random) {
      const index = random % questionCount;
      site.isExpanded[index] = !site.isExpanded[index];
      return click(slot, 'h3 [aria-expanded]', index);
    },
  },
  'press a filter': {
    can: (model, site) => isReachable(model, site) && site?.path === careers.path,
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
  translate: {
    can: exists,
    act: (_, __, slot) => ({ type: 'translate', slot }),
  },
};
