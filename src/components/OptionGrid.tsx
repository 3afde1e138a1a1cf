import type { TrainingOption } from '../content/types';
import { Icon, type IconName } from '../drawings/Icon';
import * as classes from './OptionGrid.module.css';

interface OptionGridProps {
  /** The last one is highlighted. */
  readonly options: readonly (TrainingOption & { readonly imageUrl: IconName })[];
}

/** The training options, without links. */
export function OptionGrid({ options }: OptionGridProps) {
  return (
    <ul className={classes.grid}>
      {options.map(({ displayText, imageUrl, title }, index) => (
        <li
          key={displayText}
          className={classes.option}
          // Most options have only one name.
          title={title ?? displayText}
          data-ground={index === options.length - 1 ? 'accent' : undefined}
        >
          <Icon name={imageUrl} />
          <span>{displayText}</span>
        </li>
      ))}
    </ul>
  );
}
