import type { ReactNode } from 'react';
import type { NavigationItem } from '../content/types';
import * as classes from './Header.module.css';
import { SiteLink } from './SiteLink';

interface HeaderProps {
  /** Whether the element gets its landmark role. */
  readonly landmark: boolean;
  readonly skipLink: ReactNode;
  readonly homeLink: ReactNode;
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  readonly navLabel: string;
  /** Replaces the links on a narrow site, and where they don't fit beside the logo. */
  readonly menu: ReactNode;
}

/** The header of every screen. */
export function Header(props: HeaderProps) {
  const { items, currentPath, navLabel } = props;
  return (
    <div className={classes.header} part="header" role={props.landmark ? 'banner' : undefined}>
      {props.skipLink}
      {props.homeLink}
      <div className={classes.measure}>
        <div className={classes.names} aria-hidden="true">
          {items.map(({ displayName, url }) => (
            <span key={url}>{displayName}</span>
          ))}
        </div>
        <div className={classes.rest}>
          <nav className={classes.nav} aria-label={navLabel}>
            <ul>
              {items.map(({ displayName, url }) => (
                <li key={url}>
                  <SiteLink
                    link={{ kind: 'screen', path: url }}
                    className={classes.link}
                    aria-current={url === currentPath ? 'page' : undefined}
                  >
                    <span>{displayName}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes.menu} data-print="hidden">
            {props.menu}
          </div>
        </div>
      </div>
    </div>
  );
}
