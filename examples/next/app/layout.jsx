import Link from 'next/link';
import { Filter } from './Filter.jsx';

export const metadata = { title: 'Workplace', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Host home</Link> <Link href="/partners">Partners</Link>{' '}
          <Link href="/partners#/consultation">Consultancy desk</Link>{' '}
          <Link href="/partners/list?year=2#/training">Course list</Link> <Filter />
        </nav>
        {children}
      </body>
    </html>
  );
}
