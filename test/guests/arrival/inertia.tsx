// An application of Inertia, whose server answers each visit with a page object.
import { createInertiaApp, Head, Link } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import 'training-site-widget';

function Layout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Head title={title} />
      <nav aria-label="Portal">
        <Link href="/">News</Link> <Link href="/partners#/careers">Jobs of our partner</Link>
      </nav>
      {children}
    </>
  );
}

const News = () => <Layout title="News">News of the day</Layout>;

const Partners = () => (
  <Layout title="Partners">
    <div style={{ height: 1500 }}>Partners</div>
    <training-site />
  </Layout>
);

const pages: Record<string, () => ReactNode> = { News, Partners };
const component = location.pathname === '/' ? 'News' : 'Partners';
const url = location.pathname + location.hash;

createInertiaApp({
  page: { component, props: { errors: {} }, url, version: '', flash: {} } as never,
  resolve: (name) => pages[name] as never,
  setup: ({ el, App, props }) => createRoot(el as Element).render(<App {...props} />),
  id: 'app',
  progress: false,
});
