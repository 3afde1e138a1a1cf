import type { ReactNode } from 'react';
import * as classes from './ServiceDrawing.module.css';

export type ServiceDrawingName =
  | 'management'
  | 'business-strategies'
  | 'development'
  | 'mentorship';

export const serviceDrawings: Record<
  ServiceDrawingName,
  readonly [viewBox: string, shapes: ReactNode]
> = {
  management: [
    '0 0 310 188',
    <>
      <path d="M2 126h82v60H2zm112-62h82v60h-82zM226 2h82v60h-82zM43 126V94h71m41-30V32h71M19.5 156h47m65-62h47" />
      <circle className={classes.node} cx="267" cy="32" r="11.5" />
    </>,
  ],
  'business-strategies': [
    '0 0 292 153',
    <>
      <path d="M0 144h71.5m-1.5 0v-44h71.5m-1.5 0V56h71.5m-1.5 0V12h70" />
      <path strokeDasharray="4 7" d="M70 144h205m-135-44h135m-65-44h65" />
      <circle cx="282" cy="56" r="7" />
      <circle cx="282" cy="100" r="7" />
      <circle cx="282" cy="144" r="7" />
      <circle className={classes.node} cx="280" cy="12" r="12" />
    </>,
  ],
  development: [
    '-.5 0 265 149',
    <>
      <path d="M1.5 110.5h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm-132-44h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm-44-44h36v36h-36z" />
      <path strokeDasharray="4 5" d="M221.5 43.5v20m36-20v20" />
      <path fill="currentColor" stroke="none" d="M227.5 0h36v36h-36z" />
    </>,
  ],
  mentorship: [
    '-2 0 310 203',
    <>
      <path d="M0 158.5h77V109h77V59.5h77V15h60" />
      <path strokeDasharray="4 8.4" d="M55 201h77v-49.5h77V102h77V57h18" />
      <circle className={classes.ring} cx="209" cy="126.5" r="10" />
      <circle className={classes.node} cx="291" cy="15" r="15" />
    </>,
  ],
};

export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  const [viewBox, shapes] = serviceDrawings[name];
  return (
    <svg className={classes.drawing} viewBox={viewBox} strokeWidth="4" aria-hidden>
      {shapes}
    </svg>
  );
}
