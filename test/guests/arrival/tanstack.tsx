// An application of TanStack Router with scroll restoration, and a title in an effect.
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import 'training-site-widget';

function Layout() {
  return (
    <>
      <nav aria-label="Portal">
        <Link to="/">News</Link>{' '}
        <Link to="/partners" hash="/careers">
          Jobs of our partner
        </Link>
      </nav>
      <Outlet />
    </>
  );
}

function Partners() {
  useEffect(() => {
    document.title = 'Partners';
  });
  return (
    <>
      <div style={{ height: 1500 }}>Partners</div>
      <training-site />
    </>
  );
}

const root = createRootRoute({ component: Layout });
const news = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <p>News of the day</p>,
});
const partners = createRoute({
  getParentRoute: () => root,
  path: '/partners',
  component: Partners,
});

const router = createRouter({
  routeTree: root.addChildren([news, partners]),
  scrollRestoration: true,
});

createRoot(document.getElementById('app') as HTMLElement).render(
  <RouterProvider router={router} />,
);
