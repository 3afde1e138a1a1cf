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
  /**
   * Whether the address asks for the entry. Then it opens and comes into view. It stays open
   * afterwards.
   */
  readonly isAsked: boolean;
  /** Whether it only opens. */
  readonly keepsScroll?: boolean | undefined;
}

/** A question that shows and hides its answer, independently of the others. */
export function FaqEntry({ item, isAsked, keepsScroll }: FaqEntryProps) {
  const [open, setOpen] = useState(item.isActive || isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  const entry = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFindable(answer, open, setOpen);
  useEffect(() => {
    if (!isAsked || keepsScroll || restoresScroll()) return;
    bringIntoView(entry.current, entry.current?.querySelector('button') ?? null);
  }, [isAsked, keepsScroll]);
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
      <div
        ref={answer}
        id={item.ref}
        className={classes.answer}
        data-open={open || undefined}
        data-asked={isAsked || undefined}
      >
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
