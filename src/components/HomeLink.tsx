import { LogoMark } from '../drawings/LogoMark';
import classes from './HomeLink.module.css';
import { SiteLink } from './SiteLink';

interface HomeLinkProps {
  readonly companyName: string;
  /** What assistive technology calls it. */
  readonly label: string;
}

/** The logo; leads to Home. */
export function HomeLink({ companyName, label }: HomeLinkProps) {
  return (
    <SiteLink link={{ kind: 'screen', path: '/' }} className={classes.link} aria-label={label}>
      <LogoMark />
      <span>{companyName}</span>
    </SiteLink>
  );
}
