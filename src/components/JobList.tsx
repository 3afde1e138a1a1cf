import type { CareerEntry } from '../content/types';
import { Heading } from './Heading';
import * as classes from './JobList.module.css';

interface JobListProps {
  readonly jobs: readonly CareerEntry[];
  /** Headings of the two lists of each job. */
  readonly minimumHeading: string;
  readonly qualificationHeading: string;
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
          <p>
            {job.location}, {job.jobCode}
          </p>
          <h3>{props.minimumHeading}</h3>
          <Qualifications texts={job.minimumQualificationList} />
          <h3>{props.qualificationHeading}</h3>
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
