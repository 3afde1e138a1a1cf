interface AnnouncementProps {
  readonly text: string;
  /** How often it was announced: with the next number, the same text is announced again. */
  readonly count: number;
}

/**
 * Tells assistive technology a text. It has no role, because Orca reads an element with the role `status` as a line of
 * the page.
 */
export function Announcement({ text, count }: AnnouncementProps) {
  return (
    <span aria-live="polite">
      {/* Orca says only what was inserted, and not the same text twice in a row. */}
      {count > 0 && <span key={count}>{count % 2 ? text : `${text}\u00a0`}</span>}
    </span>
  );
}
