// The types of `<training-site>` in templates of React, Preact, Vue and Svelte.
import type { HTMLAttributes as PreactAttributes } from 'preact';
import type { DetailedHTMLProps, HTMLAttributes as ReactAttributes } from 'react';
import type { HTMLAttributes as VueAttributes } from 'vue';
import type { ElementProperties, SiteEvents, TrainingSiteElement } from './embed/elementTypes';
import type { AttributeOption, MountOptions } from './embed/options/options';

/** `base-path` for `basePath`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** As in HTML, a value may be a text. */
type Text<Value> = Value extends boolean
  ? `${Value}` | ''
  : Value extends number
    ? Value | `${Value}`
    : Value extends string
      ? Value
      : Value | string;

/** The attributes of `<training-site>` in templates. */
export type TrainingSiteAttributes = {
  readonly [Name in keyof Pick<MountOptions, AttributeOption> as Kebab<Name>]?:
    | Text<NonNullable<MountOptions[Name]>>
    | null
    | undefined;
} & {
  /**
   * When the loader loads the script: `'eager'` at once, `'lazy'` when the element comes near the
   * window.
   */
  readonly loading?: 'eager' | 'lazy' | undefined;
};

/**
 * A property takes the text of its attribute, too. Vue's tools look up `headingLevel` for
 * `heading-level="2"`.
 */
type Properties = {
  readonly [Name in AttributeOption]?: MountOptions[Name] | Text<NonNullable<MountOptions[Name]>>;
} & Pick<ElementProperties, 'push'>;

/**
 * React, Preact and Svelte take `on` before the name of an event; Svelte's older syntax takes
 * `on:`.
 */
type Handlers<Prefix extends string> = {
  readonly [Name in keyof SiteEvents as `${Prefix}${Name}`]?:
    | ((event: SiteEvents[Name]) => void)
    | null
    | undefined;
};

type InTemplates = TrainingSiteAttributes & Properties & Handlers<'on'>;

type InReact = InTemplates & { readonly class?: string | undefined } & DetailedHTMLProps<
    ReactAttributes<TrainingSiteElement>,
    TrainingSiteElement
  >;

type InPreact = InTemplates & PreactAttributes<TrainingSiteElement>;

/** What Svelte accepts at every element. */
type InSvelteElements = {
  readonly [Name in 'dir' | 'id' | 'lang' | 'role' | 'slot' | 'style' | 'title']?: string | null;
} & {
  readonly [Name in keyof HTMLElementEventMap as `on${Name}`]?:
    | ((event: HTMLElementEventMap[Name]) => void)
    | null;
} & {
  readonly [name: `aria-${string}` | `data-${string}`]: unknown;
  readonly class?: unknown;
  readonly hidden?: boolean | null;
  readonly tabindex?: number | null;
};

type InSvelte = InTemplates & Handlers<'on:'> & InSvelteElements;

/** Vue's tools look up `onTrainingSiteNavigate` for `@training-site-navigate`. */
type InVue = TrainingSiteAttributes &
  Properties & {
    readonly onTrainingSiteNavigate?: (event: SiteEvents['training-site-navigate']) => void;
    readonly onTrainingSiteAction?: (event: SiteEvents['training-site-action']) => void;
    readonly onTrainingSiteError?: (event: SiteEvents['training-site-error']) => void;
  } & VueAttributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': InReact;
    }
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': InPreact;
    }
  }
}

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'training-site': InSvelte;
    }
  }
}

declare module 'vue' {
  interface GlobalComponents {
    'training-site': new () => TrainingSiteElement & { $props: InVue };
  }
}
