import { useSyncExternalStore } from 'react';
import { readStored, store, subscribeToStorage } from '../browser/storage';
import classes from './CookieNotice.module.css';

const key = 'displayCookieDialog';
const accepted = '0';
const isAccepted = () => readStored(key) === accepted;
// Without script nobody could accept it.
const isHiddenInHtml = () => true;

interface CookieNoticeProps {
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  /** Gives focus a place to be, when the button that had it goes. */
  readonly onAccept: () => void;
}

/** Shown until it has been accepted once in this browser: here, on another site, in another tab. */
export function CookieNotice({ label, text, accept, onAccept }: CookieNoticeProps) {
  const hidden = useSyncExternalStore(subscribeToStorage, isAccepted, isHiddenInHtml);
  return (
    <div className={classes.layer}>
      <section
        className={classes.notice}
        data-ground="deep"
        part="notice"
        aria-label={label}
        hidden={hidden}
      >
        <p>{text}</p>
        <button
          type="button"
          className={classes.accept}
          onClick={() => {
            store(key, accepted);
            onAccept();
          }}
        >
          {accept}
        </button>
      </section>
    </div>
  );
}
