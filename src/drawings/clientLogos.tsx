import type { ReactNode } from 'react';
import css from './ClientLogo.module.css';

interface Logo {
  width: number;
  shapes: ReactNode;
}

/* All are 32 high. In a wide font a wordmark is wider than its box, and the cell has room for that. */
export const clientLogos = {
  norvale: {
    width: 101,
    shapes: (
      <>
        <path d="M0 27V7l9.3 12.5V5.3L18.5 20v7z" />
        <text x="27.5" y="22.5">
          Norvale
        </text>
      </>
    ),
  },
  kitebridge: {
    width: 121,
    shapes: (
      <>
        <path
          className={css.line}
          strokeWidth="2"
          d="m12.5 3 11 13-11 13-11-13zm0 0v26m-11-13h22"
        />
        <text className={css.light} x="32.5" y="22.5">
          kitebridge
        </text>
      </>
    ),
  },
  'halden-roe': {
    width: 125,
    shapes: (
      <text className={css.serif} y="22.75" fontSize="20.5">
        Halden &amp; Roe
      </text>
    ),
  },
  quillory: {
    width: 108,
    shapes: (
      <>
        <path
          fillRule="evenodd"
          d="M0 29.3C1.5 16 8.5 4.4 22.8 3c0 10-4.6 18-14 18.5-3.8 2-6.8 5-8.8 7.8zm18.3-19L8.5 20.8l.5.3z"
        />
        <text className={css.serif} x="30" y="22.5" fontSize="22" fontStyle="italic">
          Quillory
        </text>
      </>
    ),
  },
  bluecairn: {
    width: 117,
    shapes: (
      <>
        <rect x="6" y="3" width="12" height="6.5" rx="3" />
        <rect x="3.5" y="11.75" width="17" height="6.75" rx="3" />
        <rect y="21" width="24" height="8.5" rx="3.5" />
        <text x="31.75" y="22.5">
          bluecairn
        </text>
      </>
    ),
  },
  mandaro: {
    width: 122,
    shapes: (
      <>
        <path d="M13 16H0a13 13 0 1 1 13 13z" />
        <text x="34.5" y="21.5" fontSize="16">
          MANDARO
        </text>
      </>
    ),
  },
  oaksted: {
    width: 113,
    shapes: (
      <>
        <path
          className={css.line}
          strokeWidth="2.5"
          d="M1.3 2.8h25v26.5h-25zm12.5 0v26.5M1.3 16h25"
        />
        <text className={css.mono} x="34.5" y="22.5" fontSize="18.5">
          oaksted
        </text>
      </>
    ),
  },
  verrin: {
    width: 116,
    shapes: (
      <>
        <g className={css.line} strokeWidth="2.25">
          <circle cx="10.6" cy="16" r="9.4" />
          <circle cx="22.1" cy="16" r="9.4" />
        </g>
        <text className={css.light} x="40.25" y="22.5">
          VERRIN
        </text>
      </>
    ),
  },
} satisfies Record<string, Logo>;
