/** @jsxImportSource preact */
import { render } from 'preact';
import type { SiteEvents } from 'training-site-widget';
import { act, companyOf, first, publish, push, shown, type Values } from './application';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': Record<string, unknown>;
    }
  }
}

const Application = (values: Values) => (
  <training-site
    initial-path="/training"
    theme={values.theme}
    headingLevel={values.headingLevel}
    company={companyOf(values)}
    push={(address: string) => push(address, values)}
    ontraining-site-navigate={(event: SiteEvents['training-site-navigate']) => shown(event)}
    ontraining-site-action={act}
  />
);

const show = (values: Values) => render(<Application {...values} />, document.body);
publish(show);
show(first);
