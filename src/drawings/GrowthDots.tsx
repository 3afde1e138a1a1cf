import * as classes from './GrowthDots.module.css';

/**
 * One dot for each client. The dots of a line are dashes of length 0 with round ends. The `viewBox` is
 * the first dot of the lowest line; the other dots overflow it.
 */
const drawings = {
  start: <path className={classes.dots} d="M15 15h41" />,
  today: (
    <>
      <path className={classes.dots} d="M15 15h361M15-25h361" />
      <path strokeWidth="6" d="M409-5h26m-13-13V8" />
    </>
  ),
};

export function GrowthDots({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 30 30" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
