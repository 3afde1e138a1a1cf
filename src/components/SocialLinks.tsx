import type { SocialLink } from '../content/company';
import { Icon } from '../drawings/Icon';
import { SiteLink } from './SiteLink';
import * as classes from './SocialLinks.module.css';

interface SocialLinksProps {
  readonly items: readonly SocialLink[];
  /** For assistive technology, directly after each name: that the link opens in a new tab. */
  readonly newTab: string;
  /** Whether only the icons are shown. */
  readonly compact?: boolean;
}

/** The company's profiles on social networks. */
export function SocialLinks({ items, newTab, compact = false }: SocialLinksProps) {
  // The key is the position, because two links may have the same address.
  const itemAt = ({ displayName, url, icon }: SocialLink, position: number) => (
    <li key={position}>
      <SiteLink
        link={{ kind: 'social', url }}
        className={classes.link}
        aria-label={displayName + newTab}
      >
        <Icon name={icon} />
        {compact ? null : <span>{displayName}</span>}
      </SiteLink>
    </li>
  );
  return (
    <ul className={classes.list} data-compact={compact || undefined} data-print="hidden">
      {items.map(itemAt)}
    </ul>
  );
}
