import type { TrainingOption } from '../content/types';
import { Icon, type IconName } from '../drawings/Icon';
import * as classes from './OptionGrid.module.css';

interface OptionGridProps {
  /** The last one says that there are more. */
  readonly options: readonly (TrainingOption & { readonly imageUrl: IconName })[];
}

/** The training options, without links. */
export function OptionGrid({ options }: OptionGridProps) {
  return (
    <ul className={classes.grid}>
      {options.map(({ displayText, imageUrl, title }) => (
        <li key={displayText} className={classes.option}>
          <Icon name={imageUrl} />
          <span>
            {displayText}
            {title && title !== displayText ? <span className={classes.long}> {title}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
