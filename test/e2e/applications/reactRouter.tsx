// A host of React and React Router. Which of its routers is used stands in the page: <body data-router>.
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  createRoutesFromElements,
  HashRouter,
  Link,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router';
import { basePathOf, linksOf, type Mode, replaceQuery, viewOf } from './workplace';

const { router } = document.body.dataset;
const mode: Mode = router === 'HashRouter' ? 'hash' : 'path';

function Workplace() {
  const place = useLocation();
  const navigate = useNavigate();
  const filter = () =>
    mode === 'hash'
      ? replaceQuery('?year=3')
      : navigate({ search: '?year=3', hash: place.hash }, { replace: true });
  return (
    <>
      <nav aria-label="Workplace">
        {linksOf(mode).map(({ name, to }) => (
          <Link key={name} to={to}>
            {name}
          </Link>
        ))}
        <button type="button" onClick={filter}>
          Filter
        </button>
      </nav>
      <p id="view">{viewOf(place.pathname)}</p>
      <p id="place">{createPath(place)}</p>
      <Outlet />
    </>
  );
}

const routes = (
  <Route element={<Workplace />}>
    <Route index element={<p>News of the day</p>} />
    <Route path="partners/*" element={<training-site base-path={basePathOf(mode)} />} />
  </Route>
);

const App = () =>
  mode === 'hash' ? (
    <HashRouter>
      <Routes>{routes}</Routes>
    </HashRouter>
  ) : (
    <RouterProvider
      router={createBrowserRouter(createRoutesFromElements(routes), { basename: '/app' })}
    />
  );

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
