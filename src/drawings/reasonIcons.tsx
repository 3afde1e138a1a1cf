import type { ReactNode } from 'react';
import css from './Icon.module.css';

/** One for each reason to choose us. True partners are two, so they have two nodes. */
export const reasonIcons = {
  'true-partners': (
    <>
      <path d="M3 20h6v-6h6V8h6" />
      <circle className={css.node} cx="6" cy="14.5" r="2" />
      <circle className={css.node} cx="12" cy="8.5" r="2" />
    </>
  ),
  'domain-expertise': (
    <>
      <path d="M12 2.5l8.5 4.75v9.5L12 21.5l-8.5-4.75v-9.5zM3.5 7.25L12 12l8.5-4.75M12 12v9.5" />
      <circle className={css.node} cx="12" cy="12" r="2.5" />
    </>
  ),
  'focus-on-innovation': (
    <>
      <path d="M12 21v-9M12 3v4M6.5 6.5L10 10M17.5 6.5L14 10M2 14h2M20 14h2" />
      <circle className={css.node} cx="12" cy="12" r="3" />
    </>
  ),
  'learning-path': (
    <>
      <path d="M4 20v-6h7V8h7V3M14.75 6.25L18 3l3.25 3.25" />
      <circle className={css.node} cx="4" cy="20" r="2.25" />
    </>
  ),
} satisfies Record<string, ReactNode>;
