import { useSyncExternalStore } from 'react';
import { readStored, store } from '../browser/storage';
import * as classes from './CookieNotice.module.css';

const key = 'displayCookieDialog';
const accepted = '0';
const isAccepted = () => readStored(key) === accepted;
// In prerendered HTML: without script nobody could accept the notice.
const isHiddenInHtml = () => true;

interface CookieNoticeProps {
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  /**
   * Calls the listener when something was stored, in this tab or another. Returns a function that removes the listener.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when the notice, and with it the focused button, is hidden. */
  readonly onAccept: () => void;
}

/** Shown until it has been accepted in this browser, also by another site or in another tab. */
export function CookieNotice({ label, text, accept, subscribe, onAccept }: CookieNoticeProps) {
  const hidden = useSyncExternalStore(subscribe, isAccepted, isHiddenInHtml);
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
