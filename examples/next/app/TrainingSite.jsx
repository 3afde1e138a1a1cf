'use client';

import 'training-site-widget';

export function TrainingSite() {
  return <training-site company={{ name: 'Aster Academy' }} />;
}
