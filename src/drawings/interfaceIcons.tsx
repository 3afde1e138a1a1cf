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
  mail: <path d="M2.75 4.75h18.5v14.5H2.75zM3 6l9 7 9-7" />,
  phone: (
    <path d="M3.5 3h5l1.5 5L7.75 10a15 15 0 0 0 6.25 6.25L16 14l5.25 1.25V20.5a18 18 0 0 1-17.75-17.5z" />
  ),
  whatsapp: <path d="M8.6 20L3.5 20.75l1.1-4.9A9 9 0 1 1 8.6 20zM9 10.5h6.5M9 13.5h4" />,
  pin: (
    <>
      <path d="M12 21.25C7.5 16.5 5 13 5 9.75a7 7 0 0 1 14 0c0 3.25-2.5 6.75-7 11.5z" />
      <circle className={css.node} cx="12" cy="10" r="2.5" />
    </>
  ),
  lock: (
    <>
      <path d="M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11" />
      <circle className={css.node} cx="12" cy="16" r="1.25" />
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
      d="M21.14 6.27a7.7 7.7 0 0 1-2.18.6 3.82 3.82 0 0 0 1.67-2.1c-.73.43-1.54.74-2.41.91a3.79 3.79 0 0 0-6.46 3.45C8.62 8.98 5.83 7.47 3.96 5.18a3.71 3.71 0 0 0-.51 1.91c0 1.32.67 2.47 1.68 3.15a3.78 3.78 0 0 1-1.72-.47v.05a3.79 3.79 0 0 0 3.04 3.72 3.85 3.85 0 0 1-1.7.07 3.8 3.8 0 0 0 3.55 2.63 7.6 7.6 0 0 1-4.7 1.62c-.3 0-.6-.02-.9-.05a10.78 10.78 0 0 0 5.82 1.7c6.97 0 10.78-5.77 10.78-10.77 0-.16 0-.32-.01-.49z"
    />
  ),
} satisfies Record<string, ReactNode>;
