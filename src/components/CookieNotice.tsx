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
  /**
   * Whether the footer follows. Not `:last-child`, because the footer is rendered later, and
   * nothing may move then.
   */
  readonly aboveFooter: boolean;
  /** Called when the notice, and with it the focused button, is hidden. */
  readonly onAccept: () => void;
}

export function CookieNotice({
  label,
  text,
  accept,
  hidden,
  aboveFooter,
  onAccept,
}: CookieNoticeProps) {
  return (
    <div className={classes.place} data-above={aboveFooter ? 'footer' : undefined}>
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
