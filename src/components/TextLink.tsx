import type { ReactNode } from 'react';
import type { Link } from '../content/types';
import { SiteLink } from './SiteLink';
import classes from './TextLink.module.css';

/** A bold link with a drawn underline, standing by itself. */
export function TextLink({
  link,
  children,
}: {
  readonly link: Link;
  readonly children: ReactNode;
}) {
  return (
    <SiteLink link={link} className={classes.link}>
      <span>{children}</span>
    </SiteLink>
  );
}
