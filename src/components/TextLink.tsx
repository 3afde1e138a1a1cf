import type { ReactNode } from 'react';
import { type Link, SiteLink } from './SiteLink';
import * as classes from './TextLink.module.css';

interface TextLinkProps {
  readonly link: Link;
  readonly children: ReactNode;
}

/** A bold, underlined link outside running text. */
export function TextLink({ link, children }: TextLinkProps) {
  return (
    <SiteLink link={link} className={classes.link}>
      <span>{children}</span>
    </SiteLink>
  );
}
