import type { SocialLink } from '../content/types';
import { Icon } from '../drawings/Icon';
import { SiteLink } from './SiteLink';
import classes from './SocialLinks.module.css';

interface SocialLinksProps {
  readonly items: readonly SocialLink[];
  /** Said after each name: that it opens in a new tab. */
  readonly newTab: string;
  /** Signs alone, where there is no room for names. */
  readonly compact?: boolean;
}

/** The company's profiles elsewhere. */
export function SocialLinks({ items, newTab, compact = false }: SocialLinksProps) {
  return (
    <ul className={classes.list} data-compact={compact || undefined} data-print="hidden">
      {items.map(({ displayName, url, icon }) => (
        <li key={icon}>
          <SiteLink
            link={{ kind: 'external', url }}
            className={classes.link}
            aria-label={`${displayName}, ${newTab}`}
          >
            <Icon name={icon} />
            {compact ? null : <span>{displayName}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
