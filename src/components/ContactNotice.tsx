import type { Company } from '../content/company';
import { Address } from './Address';
import * as classes from './ContactNotice.module.css';
import { Heading } from './Heading';
import { SiteLink } from './SiteLink';

interface ContactNoticeProps {
  readonly company: Company;
  /** Where the link with the telephone number leads. */
  readonly phoneUrl: string;
  readonly message: string;
  readonly action: string;
  readonly onTryAgain: () => void;
}

/**
 * Shown when a screen or the site fails to render. It uses few components, because each of them may
 * fail too.
 */
export function ContactNotice(props: ContactNoticeProps) {
  const { company, phoneUrl, message, action, onTryAgain } = props;
  return (
    <div className={classes.notice} role="alert">
      <Heading level={1} size="section">
        {company.name}
      </Heading>
      <p>{message}</p>
      <ul>
        <li>
          <SiteLink link={{ kind: 'mail', address: company.helloEmail }}>
            <Address>{company.helloEmail}</Address>
          </SiteLink>
        </li>
        <li>
          <SiteLink link={{ kind: 'phone', url: phoneUrl }}>
            <Address>{company.phone}</Address>
          </SiteLink>
        </li>
      </ul>
      <button type="button" data-print="hidden" onClick={onTryAgain}>
        {action}
      </button>
    </div>
  );
}
