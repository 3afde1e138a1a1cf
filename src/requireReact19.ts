import { version } from 'react';

if (!(Number.parseInt(version, 10) >= 19)) {
  throw new Error(`training-site-widget/external-react needs React 19, found ${version}.`);
}
