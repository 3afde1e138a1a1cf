import type { SocialLink } from '../content/types';
import { Icon } from '../drawings/Icon';
import { SiteLink } from './SiteLink';
import * as classes from './SocialLinks.module.css';

interface SocialLinksProps {
  readonly items: readonly SocialLink[];
  /** For assistive technology, after each name: that the link opens in a new tab. */
  readonly newTab: string;
  /** Whether only the icons are shown. */
  readonly compact?: boolean;
}

/** The company's profiles on social networks. */
export function SocialLinks({ items, newTab, compact = false }: SocialLinksProps) {
  return (
    <ul className={classes.list} data-compact={compact || undefined} data-print="hidden">
      {/* By position, because two links may have the same address. */}
      {[...items.entries()].map(([position, { displayName, url, icon }]) => (
        <li key={position}>
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
