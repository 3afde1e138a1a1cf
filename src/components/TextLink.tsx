import type { ReactNode } from 'react';
import { type Link, SiteLink } from './SiteLink';
import * as classes from './TextLink.module.css';

interface TextLinkProps {
  readonly link: Link;
  /** Accessible name, which begins with the text; default: the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A bold, underlined link outside running text. */
export function TextLink({ link, label, children }: TextLinkProps) {
  return (
    <SiteLink link={link} className={classes.link} aria-label={label}>
      <span>{children}</span>
    </SiteLink>
  );
}
