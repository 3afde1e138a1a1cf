import { html, render } from 'lit';
import { act, companyOf, first, publish, push, shown, type Values } from './application';

const show = (values: Values) =>
  render(
    html`<training-site
      initial-path="/training"
      theme=${values.theme}
      .headingLevel=${values.headingLevel}
      .company=${companyOf(values)}
      .push=${(address: string) => push(address, values)}
      @training-site-navigate=${shown}
      @training-site-action=${act}
    ></training-site>`,
    document.body,
  );
publish(show);
show(first);
