// A host of React and React Router, which uses the hash. The site's hashes are below the host's own
// route.

import { createRoot } from 'react-dom/client';
import { createPath, HashRouter, Link, Outlet, Route, Routes, useLocation } from 'react-router';
import 'training-site-widget';

function Workplace() {
  const place = useLocation();
  // Past the router: what a filter of a table does.
  const filter = () => history.replaceState(history.state, '', `?year=3${location.hash}`);
  return (
    <>
      <nav aria-label="Workplace">
        <Link to="/">Host home</Link>
        <Link to="/partners">Partners</Link>
        <Link to="/partners/consultation">Consultancy desk</Link>
        <Link to="/partners/training?year=2">Course list</Link>
        <button type="button" onClick={filter}>
          Filter
        </button>
      </nav>
      <p id="view">{place.pathname === '/' ? 'Home' : 'Partners'}</p>
      <p id="place">{createPath(place)}</p>
      <Outlet />
    </>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <HashRouter>
    <Routes>
      <Route element={<Workplace />}>
        <Route index element={<p>News of the day</p>} />
        <Route path="partners/*" element={<training-site base-path="/partners" />} />
      </Route>
    </Routes>
  </HashRouter>,
);
