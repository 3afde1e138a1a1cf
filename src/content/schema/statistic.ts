import * as v from 'valibot';
import { line, textWith } from '../fields';

/** A figure, and what it counts. */
export const statistic = v.pipe(
  v.strictObject({
    label: v.pipe(line, v.title('Label'), v.description('What the figure counts.')),
    value: v.pipe(
      textWith(/\d/, 'a number such as 27+'),
      v.title('Figure'),
      v.description('As it is shown, such as 27+.'),
    ),
  }),
  v.title('Figure'),
);
