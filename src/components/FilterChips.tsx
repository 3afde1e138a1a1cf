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
  /** What a press has found, for assistive technology. */
  readonly result: string;
  /** How often a chip was pressed: each press announces the result, also the same one again. */
  readonly presses: number;
}

/** A group of toggle buttons; one of them is always pressed. */
export function FilterChips(props: FilterChipsProps) {
  const { label, chips, pressed, onPress, result, presses } = props;
  return (
    <>
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
      <Announcement text={result} count={presses} />
    </>
  );
}

interface AnnouncementProps {
  readonly text: string;
  readonly count: number;
}

/** Has no role, because Orca reads an element with the role `status` as a line of the page. */
const Announcement = ({ text, count }: AnnouncementProps) => (
  <span aria-live="polite">
    {/* Orca says only what was inserted, and not the same text twice in a row. */}
    {count > 0 && <span key={count}>{count % 2 ? text : `${text}\u00a0`}</span>}
  </span>
);
