// The entry of the build's own bundle for Node: Home as HTML, from the same source as the script.
// Of the entries the one that keeps no process alive.
import { renderToString } from 'react-dom/server.edge';
import { currentYear } from '../browser/clock';
import { Site } from '../site/Site';
import { defaults } from './options';

const home = {
  path: () => '/',
  subscribe: () => () => {},
  navigate() {},
  hrefOf: String,
  movedFromInside: () => false,
};

export const html = renderToString(
  <Site {...defaults} location={home} landmarks={false} whole onNavigate={defaults.onNavigate} />,
);

export const year = currentYear();
