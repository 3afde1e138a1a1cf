// An application of React that keeps a hidden part of the page rendered.
import { Activity, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'training-site-widget';

function Application() {
  const [isShown, show] = useState(false);
  useEffect(() => void Object.assign(window, { show }), []);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <training-site />
    </Activity>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(<Application />);
