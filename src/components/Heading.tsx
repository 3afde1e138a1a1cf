import type { ReactNode } from 'react';
import * as classes from './Heading.module.css';
import { HeadingElement } from './HeadingElement';
import { Headline } from './Headline';

type HeadingProps = {
  readonly level: 1 | 2 | 3;
  /** Independent of the level in the outline. */
  readonly size: 'display' | 'display-long' | 'display-xl' | 'page' | 'section' | 'row';
  readonly id?: string;
} & (
  | { readonly children: string; readonly text?: never }
  /** `text` is all of the text. */
  | { readonly children: ReactNode; readonly text: string }
);

/** A heading. At level 1 script can focus it, so that it is announced when its screen is shown. */
export function Heading({ level, size, id, children, text = children as string }: HeadingProps) {
  return (
    <HeadingElement
      level={level}
      id={id}
      className={classes.heading}
      data-size={size}
      tabIndex={level === 1 ? -1 : undefined}
    >
      {size === 'row' ? children : <Headline text={text}>{children}</Headline>}
    </HeadingElement>
  );
}
