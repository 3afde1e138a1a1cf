import * as v from 'valibot';
import { format, text } from '../fields';

/** A figure, and what it counts. */
export const statistic = v.strictObject({
  label: v.pipe(text, v.title('Label'), v.description('What the figure counts.')),
  value: v.pipe(
    format(/\d/, 'a number such as 27+'),
    v.title('Figure'),
    v.description('As it is shown, such as 27+.'),
  ),
});
