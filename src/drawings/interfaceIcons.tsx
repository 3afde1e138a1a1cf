import type { ReactNode } from 'react';
import css from './Icon.module.css';

/** Signs on controls and lines of contact, and the social marks. */
export const interfaceIcons = {
  arrow: <path d="M3 17h7V9h9M15 4.5L19.5 9 15 13.5" />,
  step: <path d="M3 18h6v-6h6V6h6" />,
  plus: (
    <>
      <path d="M4 12h16" />
      {/* Hidden from outside while what the sign opens is open. */}
      <path data-upright="" d="M12 4v16" />
    </>
  ),
  close: <path d="M5 5l14 14M19 5L5 19" />,
  menu: <path d="M15 5.5h7M8.5 12H22M2 18.5h20" />,
  mail: <path d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  phone: (
    <path d="M3.25 3H8.5L10 8 7.75 10A15 15 0 0 0 14 16.25L16 14l5.25 1.25v5.5A17 17 0 0 1 3.25 3z" />
  ),
  whatsapp: (
    <path d="M8.5 19.75L3.25 20.75 4.5 16a8.75 8.75 0 1 1 4 3.75zM8.75 10.5h6.5M8.75 13.5H13" />
  ),
  pin: (
    <>
      <path d="M12 21.5C7.5 16.75 5 13.25 5 10a7 7 0 0 1 14 0c0 3.25-2.5 6.75-7 11.5z" />
      <circle className={css.node} cx="12" cy="10" r="2.5" />
    </>
  ),
  lock: (
    <>
      <path d="M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11" />
      <circle className={css.node} cx="12" cy="16" r="1.5" />
    </>
  ),
  linkedin: (
    <path
      className={css.solid}
      d="M4 9h3.5v11H4zM5.75 7.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM10 9h3.4v1.5c.6-1.1 1.8-1.8 3.3-1.8 3.2 0 3.9 2 3.9 4.8V20H17v-5.7c0-1.4-.1-2.6-1.7-2.6s-1.9 1.2-1.9 2.6V20H10z"
    />
  ),
  facebook: (
    <path
      className={css.solid}
      d="M10.2 21v-8H7.3V9.7h2.9V7.2C10.2 4.4 11.8 3 14.4 3H17v3.2h-1.9c-1.2 0-1.6.6-1.6 1.6v1.9h3L16 13h-2.5v8z"
    />
  ),
  twitter: (
    <path
      className={css.solid}
      d="M21.14 6.16a7.7 7.9 0 0 1-2.18.61 3.82 3.92 0 0 0 1.67-2.15c-.73.44-1.54.76-2.41.94a3.79 3.89 0 0 0-6.46 3.54C8.62 8.95 5.83 7.39 3.96 5.05a3.71 3.81 0 0 0-.51 1.96c0 1.35.67 2.54 1.68 3.24a3.78 3.87 0 0 1-1.72-.49v.05a3.79 3.89 0 0 0 3.04 3.81 3.85 3.95 0 0 1-1.7.07 3.8 3.9 0 0 0 3.55 2.7 7.6 7.79 0 0 1-4.7 1.66c-.3 0-.6-.02-.9-.05a10.78 11.06 0 0 0 5.82 1.75c6.97 0 10.78-5.92 10.78-11.05 0-.17 0-.33-.01-.5z"
    />
  ),
} satisfies Record<string, ReactNode>;
