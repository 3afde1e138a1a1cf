import type { CareerEntry } from '../content/types';
import { Heading } from './Heading';
import { HeadingElement } from './HeadingElement';
import * as classes from './JobList.module.css';

interface JobListProps {
  readonly jobs: readonly CareerEntry[];
  /** Headings of the two lists of each job. */
  readonly minimumHeading: string;
  readonly qualificationHeading: string;
  /** Between place and code. */
  readonly comma: string;
}

/** A card for each job. */
export function JobList(props: JobListProps) {
  return (
    <ul className={classes.cards}>
      {props.jobs.map((job) => (
        <li key={job.id} className={classes.card}>
          <Heading level={2} size="row">
            {job.description}
          </Heading>
          <p>{`${job.location}${props.comma} ${job.jobCode}`}</p>
          <HeadingElement level={3} className={classes.heading}>
            {props.minimumHeading}
          </HeadingElement>
          <Qualifications texts={job.minimumQualificationList} />
          <HeadingElement level={3} className={classes.heading}>
            {props.qualificationHeading}
          </HeadingElement>
          <Qualifications texts={job.qualificationList} />
        </li>
      ))}
    </ul>
  );
}

const Qualifications = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
