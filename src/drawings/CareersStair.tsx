import * as classes from './CareersStair.module.css';
import { Drawing } from './Drawing';

/** A stair with three finished steps and two dashed ones. */
export function CareersStair() {
  return (
    <div className={classes.stair}>
      <Drawing box="0 0 720 400">
        <g className={classes.treads} data-steps>
          <path d="M0 339h144v61H0" />
          <path d="M144 259h144v141H144" />
          <path d="M288 179h144v221H288" />
        </g>
        <g stroke="var(--line-2)">
          <path strokeWidth="3" strokeDasharray="4 9" d="M432 399V99h144v300m0-300V19h154" />
          <path strokeWidth="4" d="M486 157h36m-18-18v36" />
        </g>
        <g strokeWidth="6">
          <path d="M0 410v-71h144v-80h144v-80h144" />
          <circle fill="var(--surface)" cx="372" cy="179" r="13" />
        </g>
      </Drawing>
    </div>
  );
}
