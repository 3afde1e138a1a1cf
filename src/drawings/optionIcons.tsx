import type { ReactNode } from 'react';
import css from './Icon.module.css';

/** One for each training option. The node is the part of the idea that is "you"; each has one. */
export const optionIcons = {
  'ai-ml': (
    <>
      <circle cx="5" cy="5.5" r="2.25" />
      <circle cx="5" cy="18.5" r="2.25" />
      <path d="M7 6.5l8 4.5M7 17.5l8-4.5M5 8v8" />
      <circle className={css.node} cx="17.5" cy="12" r="3" />
    </>
  ),
  blockchain: (
    <>
      <path d="M3 3h7v7H3zM14 14h7v7h-7zM10 6.5h7.5V14" />
      <path className={css.node} d="M16 16h3v3h-3z" />
    </>
  ),
  iot: (
    <>
      <path d="M7.5 12.5a6.4 6.4 0 0 1 9 0M4 9a11.3 11.3 0 0 1 16 0M4 20.5h16M12 16v4.5" />
      <circle className={css.node} cx="12" cy="16" r="2" />
    </>
  ),
  python: (
    <>
      <path d="M15.5 3H10a3.5 3.5 0 0 0-3.5 3.5V8a3.5 3.5 0 0 0 3.5 3.5h4a3.5 3.5 0 0 1 3.5 3.5v1.5A3.5 3.5 0 0 1 14 20H4" />
      <circle className={css.node} cx="17.5" cy="3" r="2" />
    </>
  ),
  r: (
    <>
      <path d="M5 14.5A9.1 6.3 0 1 1 19.6 13.75M8.5 20V8.5h5a3.5 3.5 0 0 1 0 7h-5M12.75 15.5l5 5" />
      <circle className={css.node} cx="18" cy="20.5" r="2" />
    </>
  ),
  'data-science': (
    <>
      <path d="M3.5 3v17.5H21M7.5 15.5l4-4 3 3 4-6" />
      <circle className={css.node} cx="19.5" cy="7" r="2" />
    </>
  ),
  'emotional-intelligence': (
    <>
      <path d="M17 21v-6.2A7.5 7.5 0 1 0 5 8.8L2.75 12.5l2.25.75V17.5h4V21" />
      <path className={css.node} d="M12.5 13.3L9.8 10.5a1.7 1.7 0 0 1 2.7-2 1.7 1.7 0 0 1 2.7 2z" />
    </>
  ),
  cloud: (
    <>
      <path d="M6.75 17.75A4.6 4.4 0 0 1 7 9a5.5 5.5 0 0 1 10.5.75A3.45 4 0 0 1 17.9 17.75M12 19.5V13M9.25 15.5L12 12.75l2.75 2.75" />
      <circle className={css.node} cx="12" cy="21" r="1.75" />
    </>
  ),
  networking: (
    <>
      <path d="M9.5 3h5v5h-5zM3 16h5v5H3zM16 16h5v5h-5zM12 8v4M5.5 16v-4h13v4" />
      <path className={css.node} d="M11 4.5h2v2h-2z" />
    </>
  ),
  management: (
    <>
      <path d="M3 19h8M8 12h8M13 5h8M11 19v-7M16 12V5" />
      <circle className={css.node} cx="3.5" cy="19" r="2" />
    </>
  ),
  'soft-skills': (
    <>
      <path d="M3 3.5h12.5V13H8.75L5.5 16.25V13H3zM18.5 8.5H21V18h-1.75v3.25L16 18h-5" />
      <circle className={css.node} cx="9.25" cy="8.25" r="2" />
    </>
  ),
  'web-development': (
    <>
      <path d="M3 4h18v16H3zM3 8.5h18M10 11.5L7.25 14.25 10 17M14 11.5l2.75 2.75L14 17" />
      <circle className={css.node} cx="5.75" cy="6.25" r="1" />
    </>
  ),
  mobile: (
    <>
      <path d="M7 2.5h10v19H7zM10.5 18.5h3" />
      <path className={css.node} d="M10 6h4v4h-4z" />
    </>
  ),
  'human-resource': (
    <>
      <circle cx="9" cy="7.5" r="3.5" />
      <path d="M2.25 20.5V20a6.75 6.75 0 0 1 13.5 0v.5M17 13.75a6.75 6.75 0 0 1 4.5 6.25v.5" />
      <circle className={css.node} cx="17.25" cy="9" r="2.25" />
    </>
  ),
  'and-more': (
    <>
      <circle cx="4" cy="19" r="1.25" />
      <circle cx="9.33" cy="14.25" r="1.25" />
      <circle cx="14.67" cy="9.5" r="1.25" />
      <circle className={css.node} cx="20" cy="4.75" r="2.25" />
    </>
  ),
} satisfies Record<string, ReactNode>;
