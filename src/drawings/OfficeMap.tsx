import type { ReactNode } from 'react';
import css from './OfficeMap.module.css';

export type OfficeMapName = 'delhi' | 'bhubaneswar';

/** Both on a field of 320 × 280, drawn far over its edges for boxes wider than that. */
const maps: Record<OfficeMapName, ReactNode> = {
  delhi: (
    <>
      <g strokeWidth="5">
        <circle cx="160" cy="140" r="36" />
        <circle cx="160" cy="140" r="74" />
        <circle cx="160" cy="140" r="136" />
        <circle cx="160" cy="140" r="222" />
        <circle cx="160" cy="140" r="332" />
        <path d="M160 104V-260M160 176v364M124 140h-664M196 140h664M134.5 114.5l-360-360M185.5 165.5l360 360M134.5 165.5l-360 360M185.5 114.5l360-360" />
      </g>
      <path className={css.route} strokeWidth="6" d="M-540 140H86a74 74 0 0 1 74-74v74" />
      <circle className={css.pin} cx="160" cy="140" r="18" />
      <circle className={css.dot} cx="160" cy="140" r="6" />
    </>
  ),
  bhubaneswar: (
    <>
      {/* A grid is two very thick lines with dashes as thin as a street. */}
      <path strokeWidth="800" strokeDasharray="5 59" d="M-535.8 140H860" />
      <path strokeWidth="1400" strokeDasharray="5 59" d="M160-278.3V540" />
      <path strokeWidth="5" d="M-232.5 540l680-800" />
      <path className={css.route} strokeWidth="6" d="M-540 236.2H42.7v-64h64v-64h64" />
      <circle className={css.pin} cx="170.7" cy="108.2" r="18" />
      <circle className={css.dot} cx="170.7" cy="108.2" r="6" />
    </>
  ),
};

export function OfficeMap({ name }: { name: OfficeMapName }) {
  return (
    <div className={css.box}>
      <svg
        className={css.map}
        viewBox="0 0 320 280"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {maps[name]}
      </svg>
    </div>
  );
}
