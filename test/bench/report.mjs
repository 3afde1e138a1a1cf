import { median } from './measure.mjs';

/** Median, smallest and largest value of each figure of some runs. */
export function summary(figures) {
  return Object.fromEntries(
    Object.keys(figures[0]).map((figure) => {
      const measured = figures.map((run) => run[figure]);
      return [
        figure,
        { median: median(measured), least: Math.min(...measured), most: Math.max(...measured) },
      ];
    }),
  );
}

/** A figure as text: the median, and in parentheses the smallest and largest value. */
export function spread(figure) {
  if (!figure) return '';
  const [middle, least, most] = [figure.median, figure.least, figure.most].map((value) =>
    round(value),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

export function ratio(one, other) {
  return one && other?.median ? (one.median / other.median).toFixed(2) : '';
}

export function round(value, digits = value < 10 ? 2 : 0) {
  return Number(value.toFixed(digits));
}
