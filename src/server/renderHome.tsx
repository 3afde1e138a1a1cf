// The entry of the build's own bundle for Node: Home as HTML, from the same source as the script.
// Of react-dom's server entries, this one leaves no timer behind that keeps the process alive.
import { renderToString } from 'react-dom/server.edge';
import { defaults } from '../embed/options/settings';
import { Site } from '../site/Site';

const home = {
  path: () => '/',
  hrefs: () => String,
  subscribe: () => () => {},
  navigate() {},
  isOwnNavigation: () => false,
};

const site = (
  <Site
    {...defaults}
    location={home}
    landmarks={false}
    start="hydrate"
    isInFrame={false}
    mayOpen={() => true}
  />
);

/** Gives the content of the shadow root: the container of the React root, and the site in it. */
export const renderHome = () => `<div>${renderToString(site)}</div>`;
