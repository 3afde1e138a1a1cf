import { createContext, type HTMLAttributes, useContext } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/**
 * The level of a screen's first heading. The page chooses it, so that the site fits into the page's
 * outline.
 */
export const TopLevel = createContext<HeadingLevel>(1);

interface HeadingElementProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline of a screen, whose first heading has level 1. */
  readonly level: 1 | 2 | 3;
}

/** An element `<h1>` to `<h6>`. */
export function HeadingElement({ level, ...props }: HeadingElementProps) {
  const Tag = `h${level - 1 + useContext(TopLevel)}` as 'h1';
  return <Tag {...props} />;
}
