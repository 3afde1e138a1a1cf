import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FaqItem } from '../content/types';
import { Icon } from '../drawings/Icon';
import * as classes from './FaqEntry.module.css';
import { HeadingElement } from './HeadingElement';

interface FaqEntryProps {
  /** One prop for the whole item: `ref`, a field of it, is a reserved prop name in React. */
  readonly item: FaqItem;
}

/** A question that shows and hides its answer, independently of the others. */
export function FaqEntry({ item }: FaqEntryProps) {
  const [open, setOpen] = useState(item.isActive);
  const answer = useRef<HTMLDivElement>(null);
  useFindable(answer, open, setOpen);
  return (
    <div className={classes.entry}>
      <HeadingElement level={3}>
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
      </HeadingElement>
      <div ref={answer} id={item.ref} className={classes.answer} data-open={open || undefined}>
        <div className={classes.clip}>
          <p className={classes.text}>{item.answer}</p>
        </div>
      </div>
    </div>
  );
}

/**
 * Lets the browser's search and links to a text fragment find a closed element. React doesn't
 * support `until-found`, and browsers without support treat the attribute as `display: none`.
 */
function useFindable(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    const open = () => setOpen(true);
    const element = ref.current;
    if (isOpen || !element || !('onbeforematch' in element)) return undefined;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', open);
    return () => {
      element.removeEventListener('beforematch', open);
      element.removeAttribute('hidden');
    };
  }, [ref, isOpen, setOpen]);
}
