import Logo from '../drawings/logo.svg';
import * as classes from './HomeLink.module.css';
import { SiteLink } from './SiteLink';

// A long name is smaller, so that there is room for the links beside it. So is a name with a word
// of 15 letters or more: on a phone, the button of the menu stands beside it.
const isLong = (name: string) => name.length > 24 || /\S{15}/.test(name);

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
      data-long={isLong(companyName) || undefined}
      aria-label={label}
    >
      <Logo className={classes.mark} aria-hidden />
      <span>{companyName}</span>
    </SiteLink>
  );
}
