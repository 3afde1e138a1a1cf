// The types of `<training-site>` in templates: JSX of React and Solid, Vue, Svelte.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {} from 'solid-js';
import type {} from 'vue';
import type { ElementProperties, SiteEvents, TrainingSiteElement } from './embed/elementTypes';
import type { AttributeName, MountOptions } from './embed/options/options';

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
  readonly [Name in keyof Pick<MountOptions, AttributeName> as Kebab<Name>]?:
    | Text<NonNullable<MountOptions[Name]>>
    | null
    | undefined;
} & {
  /** When the loader loads the script: `'eager'` at once, `'lazy'` when the element comes near the window. */
  readonly loading?: 'eager' | 'lazy' | undefined;
  readonly class?: string | undefined;
};

/** React and Svelte take `on`, Solid `on:` before the name of an event. */
type Handlers<Prefix extends string> = {
  readonly [Name in keyof SiteEvents as `${Prefix}${Name}`]?: (event: SiteEvents[Name]) => void;
};

type OfReact = TrainingSiteAttributes &
  ElementProperties &
  Handlers<'on'> &
  DetailedHTMLProps<HTMLAttributes<TrainingSiteElement>, TrainingSiteElement>;

type OfOtherFrameworks = TrainingSiteAttributes &
  ElementProperties & {
    readonly id?: string;
    readonly style?: string | Readonly<Record<string, unknown>>;
  };

declare module 'vue' {
  interface GlobalComponents {
    'training-site': new () => {
      $props: OfOtherFrameworks & {
        readonly onTrainingSiteNavigate?: (event: SiteEvents['training-site-navigate']) => void;
        readonly onTrainingSiteAction?: (event: SiteEvents['training-site-action']) => void;
        readonly onTrainingSiteError?: (event: SiteEvents['training-site-error']) => void;
      };
    };
  }
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': OfOtherFrameworks & Handlers<'on:'> & OfSolid;
    }
  }
}

/** Solid sets a property for `prop:theme`. */
type OfSolid = {
  readonly [Name in keyof ElementProperties as `prop:${Name}`]?: ElementProperties[Name];
};

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'training-site': OfOtherFrameworks & Handlers<'on'>;
    }
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': OfReact;
    }
  }
}
