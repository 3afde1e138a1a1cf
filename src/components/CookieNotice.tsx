import { readStored, store } from '../browser/storage';
import * as classes from './CookieNotice.module.css';

const key = 'displayCookieDialog';
const accepted = '0';

/** Whether the notice has been accepted in this browser, also by another site or in another tab. */
export const isNoticeAccepted = () => readStored(key) === accepted;

interface CookieNoticeProps {
  readonly label: string;
  readonly text: string;
  readonly accept: string;
  readonly hidden: boolean;
  /** Called when the notice, and with it the focused button, is hidden. */
  readonly onAccept: () => void;
}

export function CookieNotice({ label, text, accept, hidden, onAccept }: CookieNoticeProps) {
  return (
    <div className={classes.place}>
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
