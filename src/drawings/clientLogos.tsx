import type { ReactNode } from 'react';
import css from './ClientLogo.module.css';

interface Logo {
  width: number;
  shapes: ReactNode;
}

/*
 * All 32 high, weighed against each other by eye. `textLength` holds a wordmark's width where the
 * font is another one; by default it moves letters apart or together and does not stretch them.
 */
export const clientLogos = {
  norvale: {
    width: 101,
    shapes: (
      <>
        <path d="M0 27V7l9.25 12.5V5.25L18.5 20v7z" />
        <text x="27.5" y="22.5" textLength="73.4">
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
          d="M12.5 3l11 13-11 13-11-13zM12.5 3v26M1.5 16h22"
        />
        <text className={css.light} x="32.5" y="22.5" textLength="88">
          kitebridge
        </text>
      </>
    ),
  },
  'halden-roe': {
    width: 125,
    shapes: (
      <text className={css.serif} y="22.75" fontSize="20.5" textLength="125">
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
          d="M0 29.25C1.5 16 8.5 4.5 22.75 3c0 10-4.5 18-14 18.5C5 23.5 2 26.5 0 29.25zM18.25 10.25L8.5 20.75l.5.4z"
        />
        <text
          className={css.serif}
          x="30"
          y="22.5"
          fontSize="22"
          fontStyle="italic"
          textLength="78"
        >
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
        <text x="31.75" y="22.5" textLength="84.75">
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
        <text x="34.5" y="21.5" fontSize="16" textLength="87.5">
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
          d="M1.25 2.75h25v26.5h-25zM13.75 2.75v26.5M1.25 16h25"
        />
        <text className={css.mono} x="34.5" y="22.5" fontSize="18.5" textLength="78">
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
        <text className={css.light} x="40.25" y="22.5" textLength="75.6">
          VERRIN
        </text>
      </>
    ),
  },
} satisfies Record<string, Logo>;
