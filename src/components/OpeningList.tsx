import type { CareerEntry } from '../content/types';
import { Heading } from './Heading';
import classes from './OpeningList.module.css';

interface OpeningListProps {
  readonly openings: readonly CareerEntry[];
  /** Headings of the two lists of each opening. */
  readonly minimumHeading: string;
  readonly qualificationHeading: string;
}

/** A card for each opening. */
export function OpeningList(props: OpeningListProps) {
  return (
    <ul className={classes.cards}>
      {props.openings.map((opening) => (
        <li key={opening.id} className={classes.card}>
          <Heading level={2} size="row">
            {opening.description}
          </Heading>
          <p>
            {opening.location}, {opening.jobCode}
          </p>
          <h3>{props.minimumHeading}</h3>
          <Qualifications texts={opening.minimumQualificationList} />
          <h3>{props.qualificationHeading}</h3>
          <Qualifications texts={opening.qualificationList} />
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
