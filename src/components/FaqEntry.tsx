import { type RefObject, useEffect, useRef, useState } from 'react';
import { restoresScroll } from '../browser/pageLoad';
import { bringIntoView } from '../browser/scroll';
import type { FaqItem } from '../content/types';
import { Icon } from '../drawings/Icon';
import * as classes from './FaqEntry.module.css';
import { HeadingElement } from './HeadingElement';

interface FaqEntryProps {
  /** One prop for the whole item: `ref`, a field of it, is a reserved prop name in React. */
  readonly item: FaqItem;
  /** Whether the entry is open at first and comes into view. If the browser restores the scroll position, it only opens. */
  readonly isAsked: boolean;
}

/** A question that shows and hides its answer, independently of the others. */
export function FaqEntry({ item, isAsked }: FaqEntryProps) {
  const [open, setOpen] = useState(item.isActive || isAsked);
  const entry = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFindable(answer, open, setOpen);
  useEffect(() => {
    if (!isAsked || restoresScroll()) return;
    bringIntoView(entry.current, entry.current?.querySelector('button') ?? null);
  }, [isAsked]);
  return (
    <div ref={entry} className={classes.entry}>
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
 * Lets the browser's search and links to a text fragment find a closed element. React doesn't support `until-found`,
 * and browsers without support treat the attribute as `display: none`.
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
