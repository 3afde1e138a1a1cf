// The options: what each is for, and a row of the table for each.
import type { HeadingLevel } from '../../components/HeadingElement';
import type { Company } from '../../content/company';
import type { ScreenShown } from '../../site/SiteProps';
import type { Theme } from '../../site/SiteState';
import {
  type Check,
  checkBasePath,
  checkFunction,
  checkHide,
  checkPages,
  checkPath,
  checkSource,
  oneOf,
} from './checks';
import { type CompanyOverrides, overrideCompany } from './companyOverrides';

/** The options of a site. Every option may be left out; `null` and `undefined` mean the default. */
export interface MountOptions {
  /**
   * Prefix of the site's own hashes. With a path, `'/academy'`, Training is at `#/academy/training`
   * and Home at `#/academy`. With a word, `'academy'`, they are at `#academy-training` and
   * `#academy`: valid selectors, for pages whose scripts use the hash as a selector. A path begins
   * with a slash and has no `?` and no `#`; a word begins with a letter and has letters, digits,
   * `-` and `_`. At most 200 characters.
   * @defaultValue `''`
   */
  readonly basePath?: string | null | undefined;
  /**
   * Path of the screen to show while the address names no screen of the site. It begins with a
   * slash. A path without a screen shows the 404 screen. At most 200 characters.
   * @defaultValue `'/'`
   */
  readonly initialPath?: string | null | undefined;
  /**
   * `'memory'` never reads or writes the page's address: for pages that use the hash themselves,
   * and for a second site on the page.
   * @defaultValue `'hash'`
   */
  readonly routing?: 'hash' | 'memory' | null | undefined;
  /**
   * Whether the site sets `document.title` for each screen.
   * @defaultValue `true`
   */
  readonly manageTitle?: boolean | null | undefined;
  /**
   * Colours; `'auto'` follows `prefers-color-scheme`, and `'page'` the CSS property `color-scheme`
   * of the page.
   * @defaultValue `'light'`
   */
  readonly theme?: Theme | null | undefined;
  /**
   * Level of the first heading of each screen, for pages that have an `h1` of their own. The other
   * levels shift with it; the look does not change.
   * @defaultValue `1`
   */
  readonly headingLevel?: HeadingLevel | null | undefined;
  /**
   * Parts to leave out, as words: `'header'`, `'footer'`, `'notice'` or several with spaces or
   * commas between, for pages that have such a part of their own. Without a header, the skip link
   * and the menu go too.
   * @defaultValue `''`
   */
  readonly hide?: string | null | undefined;
  /**
   * Overrides of the shipped company name, founding year, numbers, addresses and social links. At
   * most 500 characters each.
   * @defaultValue the shipped record
   */
  readonly company?: CompanyOverrides | null | undefined;
  /**
   * The folder with a page for each screen, such as `'/academy/'`, `'../'` or
   * `'https://training.example/'`. The links to screens then lead to these pages, such as
   * `/academy/training/`, and the browser loads them. An address with a hash of the site still
   * shows its screen. The value has no `?` and no `#`, and at most 200 characters.
   * @defaultValue `''`: the links lead to hashes
   */
  readonly pages?: string | null | undefined;
  /**
   * Name of the page, such as `'Aster portal'`. Mails then have the subject "via Aster portal", and
   * WhatsApp messages have this text. One line of at most 80 characters.
   * @defaultValue `''`: no subject and no text
   */
  readonly source?: string | null | undefined;
  /**
   * Called for each screen that is shown, also for the first one; in a page that the browser
   * renders before it is seen, when it is seen. If it throws, the error is only logged.
   * @defaultValue none
   */
  readonly onNavigate?: ((shown: ScreenShown) => void) | null | undefined;
  /**
   * Called with the absolute address instead of `history.pushState`, for a page whose router must
   * add every history entry itself. If it adds the entry later, it returns a promise that settles
   * after that.
   * @defaultValue none
   */
  readonly push?: ((address: string) => unknown) | null | undefined;
}

/**
 * The options that are properties of `<training-site>`. React would take `onNavigate` for a
 * listener.
 */
export type PropertyName = Exclude<keyof MountOptions, 'onNavigate'>;

/** The options that are attributes too: `base-path` for `basePath`. */
export type AttributeOption = Exclude<PropertyName, 'push'>;

export interface Option {
  /** The setting where the option is left out. */
  readonly default: unknown;
  /** Returns the setting for a value, or throws a TypeError that begins with `name`. */
  readonly check: Check<unknown>;
  /** The value that the text of an attribute means, if it is not the text itself. */
  readonly fromText?: (text: string) => unknown;
  /**
   * Whether a change gives the site a new place: the screen of the address, or the initial one. The
   * others change in place.
   */
  readonly resetsLocation?: true;
  /**
   * What it is for `<training-site>`. By default it is an attribute, which the property reflects.
   * - `both`: the element holds the property, which wins over the attribute.
   * - `property`: the element holds it, and there is no attribute.
   * - `none`: it is a callback, which the element has as an event.
   */
  readonly element?: 'both' | 'property' | 'none';
}

export const options = {
  basePath: { default: '', check: checkBasePath, resetsLocation: true },
  initialPath: { default: '/', check: checkPath, resetsLocation: true },
  routing: {
    default: 'hash',
    check: oneOf('hash', 'memory'),
    resetsLocation: true,
  },
  manageTitle: {
    default: true,
    check: oneOf(true, false),
    // An attribute without a value means true.
    fromText: (text) => (/^(true|false)?$/.test(text) ? text !== 'false' : text),
  },
  theme: { default: 'light', check: oneOf('light', 'dark', 'auto', 'page') },
  headingLevel: {
    default: 1,
    check: oneOf(1, 2, 3, 4),
    fromText: (text) => (/^\d$/.test(text) ? Number(text) : text),
  },
  hide: { default: '', check: checkHide },
  company: { default: {} as Partial<Company>, check: overrideCompany, element: 'both' },
  pages: { default: '', check: checkPages },
  source: { default: '', check: checkSource },
  push: {
    default: undefined,
    check: checkFunction<NonNullable<MountOptions['push']>>,
    element: 'property',
  },
  onNavigate: {
    default: undefined,
    check: checkFunction<NonNullable<MountOptions['onNavigate']>>,
    element: 'none',
  },
} as const satisfies Record<keyof MountOptions, Option>;
