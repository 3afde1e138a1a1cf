// The types of `<training-site>` in templates of React and Vue.
import type * as React from 'react';
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
type TrainingSiteAttributes = {
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

/** Attributes, properties and events, as templates of React, Preact and Svelte take them. */
export type TrainingSiteProps = TrainingSiteAttributes &
  Properties & {
    readonly [Name in keyof SiteEvents as `on${Name}`]?:
      | ((event: SiteEvents[Name]) => void)
      | null
      | undefined;
  };

/**
 * Before version 19, React writes attributes alone. An event needs a type: TypeScript allows any
 * name with a hyphen.
 */
type PropsOfReact18 = Omit<TrainingSiteAttributes, 'company'> & {
  readonly company?: string | null | undefined;
} & { readonly [Name in keyof SiteEvents as `on${Name}`]?: never };

/** `use` is new in React 19. */
type PropsOfReact = typeof React extends { readonly use: unknown }
  ? TrainingSiteProps
  : PropsOfReact18;

type InReact = PropsOfReact & { readonly class?: string | undefined } & React.DetailedHTMLProps<
    React.HTMLAttributes<TrainingSiteElement>,
    TrainingSiteElement
  >;

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

declare module 'vue' {
  interface GlobalComponents {
    'training-site': new () => TrainingSiteElement & { $props: InVue };
  }
}
