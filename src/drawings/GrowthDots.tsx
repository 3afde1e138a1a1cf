import css from './GrowthDots.module.css';

/**
 * One dot for each client, in lines of dashes that are nothing but their round ends. The field is
 * the first dot of the lowest line; the others are drawn over its edges.
 */
const drawings = {
  start: <path className={css.dots} d="M15 15h41" />,
  today: (
    <>
      <path className={css.dots} d="M15 15h361M15-25h361" />
      <path strokeWidth="6" d="M409-5h26m-13-13V8" />
    </>
  ),
};

export function GrowthDots({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={css.drawing} viewBox="0 0 30 30" aria-hidden>
      {drawings[name]}
    </svg>
  );
}
