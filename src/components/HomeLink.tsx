import { LogoMark } from '../drawings/LogoMark';
import classes from './HomeLink.module.css';
import { SiteLink } from './SiteLink';

// Number of characters. Longer names are smaller, so that most of them leave room for the links.
const longestName = 24;

interface HomeLinkProps {
  readonly companyName: string;
  /** Accessible name. */
  readonly label: string;
}

/** The logo with the company's name, linked to Home. */
export function HomeLink({ companyName, label }: HomeLinkProps) {
  return (
    <SiteLink
      link={{ kind: 'screen', path: '/' }}
      className={classes.link}
      data-long={companyName.length > longestName || undefined}
      aria-label={label}
    >
      <LogoMark />
      <span>{companyName}</span>
    </SiteLink>
  );
}
