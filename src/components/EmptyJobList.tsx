import * as classes from './EmptyJobList.module.css';
import { Heading } from './Heading';
import { MailLink } from './MailLink';
import * as linkClasses from './TextLink.module.css';

interface EmptyJobListProps {
  readonly heading: string;
  readonly text: string;
  /** Where an application goes. */
  readonly address: string;
  /** Text of the button that leads to jobs that are not in this list. */
  readonly action?: string;
  readonly onAction?: () => void;
}

/** Shown instead of a list of jobs. */
export function EmptyJobList({ heading, text, address, action, onAction }: EmptyJobListProps) {
  return (
    <>
      <Heading level={2} size="section">
        {heading}
      </Heading>
      {action && (
        <div className={classes.action}>
          <button type="button" className={linkClasses.link} data-print="hidden" onClick={onAction}>
            <span>{action}</span>
          </button>
        </div>
      )}
      <p className={classes.text}>{text}</p>
      <MailLink address={address} />
    </>
  );
}
