// What the applications of all frameworks share: the values that the test changes, and what they
// write down.
import type { CompanyOverrides, ContactAction, ScreenShown } from 'training-site-widget';

export interface Values {
  readonly theme: 'light' | 'dark';
  readonly headingLevel: 1 | 2;
  readonly name?: string;
}

/** What every asynchronous value is at first: nothing. */
export const first: Values = { theme: 'light', headingLevel: 1 };

/** A new record at each call, as in a template. */
export const companyOf = ({ name }: Values): CompanyOverrides | null => (name ? { name } : null);

const written: string[] = [];
const write = (line: string) => written.push(line);

export function push(address: string, { name }: Values) {
  write(`push, ${name}`);
  history.pushState(null, '', address);
}

export const shown = ({ detail }: CustomEvent<ScreenShown>) => write(`shown ${detail.path}`);

export function act(event: CustomEvent<ContactAction>) {
  event.preventDefault();
  write(`action ${event.detail.kind}`);
}

/** Gives the test the function that renders the application with other values. */
export const publish = (render: (values: Values) => void) =>
  Object.assign(window, { written, render });
