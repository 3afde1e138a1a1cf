'use client';

import 'training-site-widget';

/** The site, with the HTML that the server has rendered. The browser puts it into the element's shadow root. */
export function TrainingSite({ html }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
