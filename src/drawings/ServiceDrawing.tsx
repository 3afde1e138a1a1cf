import type { ReactNode } from 'react';
import css from './ServiceDrawing.module.css';

export type ServiceDrawingName =
  | 'management'
  | 'business-strategies'
  | 'development'
  | 'mentorship';

interface Drawing {
  className?: string | undefined;
  width: number;
  height: number;
  shapes: ReactNode;
}

const drawings: Record<ServiceDrawingName, Drawing> = {
  management: {
    className: css.management,
    width: 310,
    height: 188,
    shapes: (
      <>
        <path
          strokeWidth="4"
          d="M2 126h82v60H2zM114 64h82v60h-82zM226 2h82v60h-82zM43 126V94h71M155 64V32h71M19.5 156h47M131.5 94h47"
        />
        <circle className={css.node} cx="267" cy="32" r="11.5" />
      </>
    ),
  },
  'business-strategies': {
    width: 292,
    height: 153,
    shapes: (
      <>
        <path strokeWidth="3" d="M0 144h71.5M70 144v-44h71.5M140 100V56h71.5M210 56V12h70" />
        <path strokeWidth="3" strokeDasharray="3 7" d="M70 144h205M140 100h135M210 56h65" />
        <circle strokeWidth="3" cx="282" cy="56" r="7" />
        <circle strokeWidth="3" cx="282" cy="100" r="7" />
        <circle strokeWidth="3" cx="282" cy="144" r="7" />
        <circle className={css.node} cx="280" cy="12" r="12" />
      </>
    ),
  },
  development: {
    className: css.development,
    width: 264,
    height: 148,
    shapes: (
      <>
        <path
          strokeWidth="3"
          d="M1.5 110.5h36v36h-36zM45.5 110.5h36v36h-36zM89.5 110.5h36v36h-36zM133.5 110.5h36v36h-36zM177.5 110.5h36v36h-36zM221.5 110.5h36v36h-36zM89.5 66.5h36v36h-36zM133.5 66.5h36v36h-36zM177.5 66.5h36v36h-36zM221.5 66.5h36v36h-36zM177.5 22.5h36v36h-36z"
        />
        <path strokeWidth="3" strokeDasharray="3 5" d="M221.5 43.5v20M257.5 43.5v20" />
        <path className={css.node} d="M227.5 0h36v36h-36z" />
      </>
    ),
  },
  mentorship: {
    width: 306,
    height: 203,
    shapes: (
      <>
        <path strokeWidth="4" d="M0 158.5h77V109h77V59.5h77V15h60" />
        <path strokeWidth="4" strokeDasharray="4 8.4" d="M55 201h77v-49.5h77V102h77V57h18" />
        <circle className={css.ring} strokeWidth="4" cx="209" cy="126.5" r="10" />
        <circle className={css.node} cx="291" cy="15" r="15" />
      </>
    ),
  },
};

export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  const { className = '', width, height, shapes } = drawings[name];
  return (
    <svg
      className={`${css.drawing} ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {shapes}
    </svg>
  );
}
