import type { ReactNode } from 'react';
import * as classes from './OfficeMap.module.css';

export type OfficeMapName = 'delhi' | 'bhubaneswar';

interface Map {
  /** Left and top of the `viewBox`; the pin is at 0 0. */
  readonly origin: string;
  readonly streets: ReactNode;
  readonly route: string;
}

/** Each is 320 by 280. Streets and routes extend beyond that, for wider boxes. */
export const officeMaps: Record<OfficeMapName, Map> = {
  delhi: {
    origin: '-160 -140',
    streets: (
      <>
        {[36, 74, 136, 222, 332].map((r) => (
          <circle key={r} r={r} />
        ))}
        <path d="M0-36v-364M0 36v364M-36 0h-664M36 0h664M-25.5-25.5l-360-360m411 411 360 360m-411-360-360 360m411-411 360-360" />
      </>
    ),
    route: 'M-700 0h626A74 74 0 0 1 0-74V0',
  },
  bhubaneswar: {
    origin: '-170.7 -108.2',
    streets: (
      <>
        {/* The grid: two very thick lines whose dashes are as thin as a street. */}
        <path strokeWidth="800" strokeDasharray="5 59" d="M-706.5 32H690" />
        <path strokeWidth="1400" strokeDasharray="5 59" d="M-10-386.5V432" />
        <path d="m-403.2 431.8 680-800" />
      </>
    ),
    route: 'M-710 128h582V64h64V0H0',
  },
};

/** For a city without a drawing of its own. */
const plain: Map = {
  origin: '-160 -140',
  streets: <path d="M-700-70H700M-700 70H700M-140-400V400M0-400V400M140-400V400" />,
  route: 'M-700 70H0V0',
};

export function OfficeMap({ name }: { readonly name: OfficeMapName | undefined }) {
  const { origin, streets, route } = name ? officeMaps[name] : plain;
  return (
    <div className={classes.box} data-ground="quiet">
      <svg
        className={classes.map}
        viewBox={`${origin} 320 280`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
      >
        <g strokeWidth="5">{streets}</g>
        <path stroke="var(--ts-brand)" strokeWidth="6" d={route} />
        <g stroke="none">
          <circle fill="var(--ts-accent)" r="18" />
          <circle fill="var(--ts-on-accent)" r="6" />
        </g>
      </svg>
    </div>
  );
}
