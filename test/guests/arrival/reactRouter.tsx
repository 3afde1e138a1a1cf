// An application of React Router as its templates make it: the router restores scroll positions,
// and an effect sets the title.
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, ScrollRestoration } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import 'training-site-widget';

function Layout() {
  return (
    <>
      <nav aria-label="Portal">
        <Link to="/">News</Link> <Link to="/partners#/careers">Jobs of our partner</Link>
      </nav>
      <Outlet />
      <ScrollRestoration />
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

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { index: true, element: <p>News of the day</p> },
      { path: 'partners', element: <Partners /> },
    ],
  },
]);

createRoot(document.getElementById('app') as HTMLElement).render(
  <RouterProvider router={router} />,
);
