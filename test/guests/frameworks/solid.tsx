/** @jsxImportSource solid-js */
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { act, companyOf, first, publish, push, shown } from './application';

const [values, setValues] = createSignal(first);
publish(setValues);
render(
  () => (
    <training-site
      initial-path="/training"
      theme={values().theme}
      heading-level={values().headingLevel}
      company={companyOf(values())}
      push={(address) => push(address, values())}
      on:training-site-navigate={(event) => shown(event)}
      on:training-site-action={act}
    />
  ),
  document.body,
);
