import css from './CareersStair.module.css';
import { Drawing } from './Drawing';

/** Three steps that are built, and two that are not. */
export function CareersStair() {
  return (
    <div className={css.stair}>
      <Drawing for="narrow" box="0 0 350 168">
        <g stroke="none">
          <path fill="var(--step-1)" d="M0 128h80v40H0" />
          <path fill="var(--step-2)" d="M80 86h80v82H80" />
          <path fill="var(--step-3)" d="M160 44h80v124h-80" />
        </g>
        <g stroke="var(--line-2)">
          <path strokeWidth="2.5" strokeDasharray="4 7" d="M240 168V2h80v166m0-166h40" />
          <path strokeWidth="3" d="M268 42h24m-12-12v24" />
        </g>
        <path strokeWidth="5" d="M-10 128h90V86h80V44h80" />
        <circle fill="var(--surface)" strokeWidth="6" cx="206" cy="44" r="10" />
      </Drawing>
      <Drawing for="wide" box="0 0 720 400">
        <g stroke="none">
          <path fill="var(--step-1)" d="M0 339h144v61H0" />
          <path fill="var(--step-2)" d="M144 259h144v141H144" />
          <path fill="var(--step-3)" d="M288 179h144v221H288" />
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
