import type { ReactNode } from 'react';
import * as classes from './ServiceDrawing.module.css';

export type ServiceDrawingName =
  | 'management'
  | 'business-strategies'
  | 'development'
  | 'mentorship';

/**
 * All are 310 wide, so that they have one scale. Some lines are much longer: the route leaves the
 * block of a service at its edge, and enters the next one at the same height.
 */
const serviceDrawings: Record<ServiceDrawingName, readonly [height: number, shapes: ReactNode]> = {
  management: [
    152,
    <>
      <path d="M2 90h82v60H2zm112-44h82v60h-82zM226 2h82v60h-82zM43 90V76h71m41-30V32h71M19.5 120h47m65-44h47M308 32h2000" />
      <circle className={classes.node} cx="267" cy="32" r="11.5" />
    </>,
  ],
  'business-strategies': [
    109,
    <>
      <path d="M-2000 100H141.5m-1.5 0V56h71.5m-1.5 0V12h70" />
      <path strokeDasharray="4 7" d="M140 100h135m-65-44h65" />
      <circle cx="282" cy="56" r="7" />
      <circle cx="282" cy="100" r="7" />
      <circle className={classes.node} cx="280" cy="12" r="12" />
    </>,
  ],
  development: [
    149,
    <>
      <path d="M2 110.5h36v36H2zm44 0h36v36H46zm44 0h36v36H90zm44 0h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm-132-44h36v36H90zm44 0h36v36h-36zm44 0h36v36h-36zm44 0h36v36h-36zm-44-44h36v36h-36zM258 146.5h2000" />
      <path strokeDasharray="4 5" d="M222 43.5v20m36-20v20" />
      <path fill="currentColor" stroke="none" d="M228 0h36v36h-36z" />
    </>,
  ],
  mentorship: [
    193,
    <>
      <path d="M-2000 146.5H77v-44h77v-44h77V15h60" />
      <path strokeDasharray="4 8.4" d="M55 190.5h77v-44h77v-44h77v-44h18" />
      <circle className={classes.ring} cx="209" cy="124.5" r="10" />
      <circle className={classes.node} cx="291" cy="15" r="15" />
    </>,
  ],
};

export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  const [height, shapes] = serviceDrawings[name];
  return (
    <svg className={classes.drawing} viewBox={`0 0 310 ${height}`} strokeWidth="4" aria-hidden>
      {shapes}
    </svg>
  );
}
