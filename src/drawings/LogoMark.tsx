import * as classes from './LogoMark.module.css';

export function LogoMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 30 30" aria-hidden>
      <path className={classes.stair} strokeWidth="5" d="M1 26.5h9.5V18H19V9.5h10" />
      <circle cx="25.5" cy="3.2" r="3.2" />
    </svg>
  );
}
