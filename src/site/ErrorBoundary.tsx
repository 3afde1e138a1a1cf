import { Component, type ReactNode } from 'react';
import { ContactNotice } from '../components/ContactNotice';
import type { Company } from '../content/company';
import { phoneUrl } from '../content/phoneNumber';
import type { Content } from '../content/schema';
import type { SiteSettings, Visit } from './SiteState';

interface ErrorBoundaryProps {
  readonly content: Content;
  readonly company: Company;
  /** A new visit, and a changed setting, render the children again. */
  readonly visit: Visit;
  readonly settings: SiteSettings;
  /** Visits the screen again. */
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the company's name, its contacts and a button to try again when a part of the site fails to
 * render. `src/embed/renderSite.tsx` logs the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, visit: this.props.visit, settings: this.props.settings };

  static getDerivedStateFromProps(
    { visit, settings }: ErrorBoundaryProps,
    state: Pick<ErrorBoundaryProps, 'visit' | 'settings'>,
  ) {
    const isSame = visit === state.visit && settings === state.settings;
    return isSame ? null : { failed: false, visit, settings };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, content, company, onTryAgain } = this.props;
    if (!this.state.failed) return children;
    return (
      <ContactNotice
        {...content.shell.error}
        company={company}
        phoneUrl={phoneUrl(company.phone)}
        onTryAgain={onTryAgain}
      />
    );
  }
}
