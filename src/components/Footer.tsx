import type { ReactNode } from 'react';
import type { NavigationItem } from '../content/types';
import * as classes from './Footer.module.css';
import { SiteLink } from './SiteLink';

interface FooterProps {
  /** Whether the element gets its landmark role. */
  readonly landmark: boolean;
  readonly homeLink: ReactNode;
  readonly line: string;
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  readonly navLabel: string;
  readonly socialLinks: ReactNode;
  readonly copyright: string;
  readonly places: string;
}

/** The footer of every screen. */
export function Footer(props: FooterProps) {
  return (
    <div
      className={classes.footer}
      data-ground="deep"
      part="footer"
      role={props.landmark ? 'contentinfo' : undefined}
    >
      <div className={classes.columns}>
        <div className={classes.name}>
          {props.homeLink}
          <p className={classes.line}>{props.line}</p>
        </div>
        <nav className={classes.nav} aria-label={props.navLabel}>
          <ul className={classes.links}>
            {props.items.map(({ displayName, url }) => (
              <li key={url}>
                <SiteLink
                  link={{ kind: 'screen', path: url }}
                  aria-current={url === props.currentPath ? 'page' : undefined}
                >
                  <span>{displayName}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {props.socialLinks}
      </div>
      <div className={classes.end}>
        <p>{props.copyright}</p>
        <p>{props.places}</p>
      </div>
    </div>
  );
}
