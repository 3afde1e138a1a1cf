/** @jsxImportSource preact */
import { type HTMLAttributes, render } from 'preact';
import type { TrainingSiteElement, TrainingSiteProps } from 'training-site-widget';
import { act, companyOf, first, publish, push, shown, type Values } from './application';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'training-site': TrainingSiteProps & HTMLAttributes<TrainingSiteElement>;
    }
  }
}

const Application = (values: Values) => (
  <training-site
    initial-path="/training"
    theme={values.theme}
    headingLevel={values.headingLevel}
    company={companyOf(values)}
    push={(address) => push(address, values)}
    ontraining-site-navigate={(event) => shown(event)}
    ontraining-site-action={act}
  />
);

const show = (values: Values) => render(<Application {...values} />, document.body);
publish(show);
show(first);
