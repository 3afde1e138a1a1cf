import { useState } from 'react';
import type { FaqItem } from '../content/types';
import { Icon } from '../drawings/Icon';
import * as classes from './FaqEntry.module.css';

interface FaqEntryProps {
  /** One prop for the whole item: `ref`, a field of it, is a reserved prop name in React. */
  readonly item: FaqItem;
}

/** A question that shows and hides its answer, independently of the others. */
export function FaqEntry({ item }: FaqEntryProps) {
  const [open, setOpen] = useState(item.isActive);
  return (
    <div className={classes.entry}>
      <h3>
        <button
          type="button"
          className={classes.question}
          aria-expanded={open}
          aria-controls={item.ref}
          onClick={() => setOpen(!open)}
        >
          <span>{item.question}</span>
          <Icon name={open ? 'minus' : 'plus'} />
        </button>
      </h3>
      <div id={item.ref} className={classes.answer} data-open={open || undefined}>
        <div className={classes.clip}>
          <p className={classes.text}>{item.answer}</p>
        </div>
      </div>
    </div>
  );
}
