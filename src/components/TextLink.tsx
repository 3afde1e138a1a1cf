import type { ReactNode } from 'react';
import type { Link } from '../content/types';
import { SiteLink } from './SiteLink';
import classes from './TextLink.module.css';

interface TextLinkProps {
  readonly link: Link;
  /** Default: the size of text. */
  readonly size?: 'address' | 'headline' | 'long';
  readonly children: ReactNode;
}

/** A bold, underlined link outside running text. */
export function TextLink({ link, size, children }: TextLinkProps) {
  return (
    <SiteLink link={link} className={classes.link} data-size={size}>
      <span>{children}</span>
    </SiteLink>
  );
}
