import css from './CareersStair.module.css';

/** Three steps that are built, and two that are not. */
export function CareersStair() {
  return (
    <>
      <svg className={css.narrow} viewBox="0 0 350 168" aria-hidden="true" focusable="false">
        <path fill="var(--step-1)" d="M0 128h80v40H0z" />
        <path fill="var(--step-2)" d="M80 86h80v82H80z" />
        <path fill="var(--step-3)" d="M160 44h80v124h-80z" />
        <g stroke="var(--line-2)">
          <path strokeWidth="2.5" strokeDasharray="4 7" d="M240 168V2h80v166M320 2h40" />
          <path strokeWidth="3" d="M268 42h24M280 30v24" />
        </g>
        <g stroke="var(--brand)">
          <path strokeWidth="5" d="M-10 128h90V86h80V44h80" />
          <circle fill="var(--surface)" strokeWidth="6" cx="206" cy="44" r="10" />
        </g>
      </svg>
      <svg className={css.wide} viewBox="0 0 720 400" aria-hidden="true" focusable="false">
        <path fill="var(--step-1)" d="M0 339h144v61H0z" />
        <path fill="var(--step-2)" d="M144 259h144v141H144z" />
        <path fill="var(--step-3)" d="M288 179h144v221H288z" />
        <g stroke="var(--line-2)">
          <path strokeWidth="3" strokeDasharray="4 9" d="M432 399V99h144v300M576 99V19h154" />
          <path strokeWidth="4" d="M486 157h36M504 139v36" />
        </g>
        <g stroke="var(--brand)" strokeWidth="6">
          <path d="M0 410v-71h144v-80h144v-80h144" />
          <circle fill="var(--surface)" cx="372" cy="179" r="13" />
        </g>
      </svg>
    </>
  );
}
