import type { Ref } from 'react';
import * as classes from './FilterChips.module.css';

export interface FilterChip {
  readonly name: string;
  readonly count: number;
  /** Accessible name: the visible name, the count and what is counted. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

interface FilterChipsProps {
  /** Name of the group. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** Name of the chip that is pressed. */
  readonly pressed: string;
  readonly onPress: (chip: FilterChip) => void;
}

/** A group of toggle buttons; one of them is always pressed. */
export function FilterChips({ label, chips, pressed, onPress }: FilterChipsProps) {
  return (
    <fieldset aria-label={label} className={classes.chips}>
      {chips.map((chip) => (
        <button
          key={chip.name}
          ref={chip.ref}
          type="button"
          className={classes.chip}
          aria-pressed={chip.name === pressed}
          aria-label={chip.label}
          onClick={() => onPress(chip)}
        >
          {`${chip.name} `}
          <span className={classes.count}>{chip.count}</span>
        </button>
      ))}
    </fieldset>
  );
}
