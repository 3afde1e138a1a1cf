import type { Reason } from '../content/types';
import { Icon, type IconName } from '../drawings/Icon';
import { Heading } from './Heading';
import * as classes from './ReasonList.module.css';

/** Full-width rows of icon, title and text. */
export function ReasonList({
  reasons,
}: {
  readonly reasons: readonly (Reason & { readonly icon: IconName })[];
}) {
  return (
    <ul className={classes.list}>
      {reasons.map(({ title, text, icon }) => (
        <li key={title} className={classes.row}>
          <Icon name={icon} />
          <Heading level={3} size="row">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
