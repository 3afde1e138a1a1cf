// The entry of the build's own bundle for Node: Home as HTML, from the same source as the script.
// Of react-dom's server entries, this one leaves no timer behind that keeps the process alive.
import { renderToString } from 'react-dom/server.edge';
import { currentYear } from '../browser/clock';
import { Site } from '../site/Site';
import { defaults } from './options';

export { exportedParts } from './hostElement';

const home = {
  path: () => '/',
  subscribe: () => () => {},
  navigate() {},
  hrefOf: String,
  movedFromInside: () => false,
};

export const html = renderToString(
  <Site {...defaults} location={home} landmarks={false} start="hydrate" />,
);

export const year = currentYear();
