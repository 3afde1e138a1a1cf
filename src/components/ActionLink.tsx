import type { ReactNode } from 'react';
import { Icon } from '../drawings/Icon';
import * as classes from './ActionLink.module.css';
import { type Link, SiteLink } from './SiteLink';

/** The main action of a screen. */
export function ActionLink({
  link,
  children,
}: {
  readonly link: Link;
  readonly children: ReactNode;
}) {
  return (
    <SiteLink link={link} className={classes.action}>
      <span>{children}</span>
      <Icon name="arrow" />
    </SiteLink>
  );
}
