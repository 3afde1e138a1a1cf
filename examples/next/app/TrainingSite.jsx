'use client';

import 'training-site-widget';
import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The site, with the HTML that the server has rendered. */
export function TrainingSite({ html }) {
  const isInPage = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isFirstPage] = useState(isInPage);
  // Browsers create declarative shadow roots in a page that they parse, not in HTML that a script adds.
  const added = isFirstPage ? html : html.replace(/<template.*<\/template>/s, '');
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: added }} />;
}
