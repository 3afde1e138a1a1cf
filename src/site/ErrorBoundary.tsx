import { Component, type ReactNode } from 'react';
import { ContactNotice } from '../components/ContactNotice';
import type { Company } from '../content/company';
import { shell } from '../content/edition';

interface ErrorBoundaryProps {
  readonly company: Company;
  /** A new path renders the children again. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows the company's name, its contacts and a button to try again when a part of the site fails to render. The error
 * is logged by the root that `mount` creates.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, path: this.props.path };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: { readonly path: string }) {
    return path === state.path ? null : { failed: false, path };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  tryAgain = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ContactNotice {...shell.error} company={this.props.company} onTryAgain={this.tryAgain} />
    );
  }
}
