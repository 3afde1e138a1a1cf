import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { act, companyOf, first, publish, push, shown } from './application';

function Application() {
  const [values, render] = useState(first);
  useEffect(() => void publish(render), []);
  return (
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
}

createRoot(document.body).render(<Application />);
