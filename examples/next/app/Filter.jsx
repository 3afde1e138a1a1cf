'use client';

import { usePathname, useRouter } from 'next/navigation';

export function Filter() {
  const router = useRouter();
  const path = usePathname();
  const filter = () => router.replace(`${path}?year=3${location.hash}`);
  return (
    <button type="button" onClick={filter}>
      Filter
    </button>
  );
}
