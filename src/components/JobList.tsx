import { useContext } from 'react';
import type { CareerEntry } from '../content/types';
import { Comma } from './Comma';
import { Heading } from './Heading';
import { HeadingElement } from './HeadingElement';
import * as classes from './JobList.module.css';
import { TextLink } from './TextLink';

interface JobListProps {
  readonly jobs: readonly CareerEntry[];
  /** Headings of the two lists of each job. */
  readonly minimumHeading: string;
  readonly qualificationHeading: string;
  /** Text of the link that opens a mail about the job. */
  readonly apply: string;
  /** Where that mail goes. */
  readonly address: string;
}

/** A row for each job. */
export function JobList(props: JobListProps) {
  const { apply, address } = props;
  const comma = useContext(Comma);
  return (
    <ul className={classes.jobs}>
      {props.jobs.map((job) => (
        <li key={job.id} className={classes.job}>
          <div>
            <Heading level={2} size="row">
              {job.description}
            </Heading>
            <p>{`${job.location} · ${job.jobCode}`}</p>
            <div className={classes.apply} data-print="hidden">
              <TextLink
                link={{ kind: 'mail', address, subject: `${job.jobCode} ${job.description}` }}
                label={`${apply}${comma} ${job.description}`}
              >
                {apply}
              </TextLink>
            </div>
          </div>
          <Qualifications heading={props.minimumHeading} texts={job.minimumQualificationList} />
          <Qualifications heading={props.qualificationHeading} texts={job.qualificationList} />
        </li>
      ))}
    </ul>
  );
}

interface QualificationsProps {
  readonly heading: string;
  readonly texts: readonly string[];
}

const Qualifications = ({ heading, texts }: QualificationsProps) => (
  <div className={classes.qualifications}>
    <HeadingElement level={3} className={classes.heading}>
      {heading}
    </HeadingElement>
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
