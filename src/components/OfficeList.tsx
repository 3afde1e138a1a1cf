import type { Office } from '../content/types';
import { Columns } from './Columns';
import { Heading } from './Heading';
import { HeadingElement } from './HeadingElement';
import { Headline } from './Headline';
import * as classes from './OfficeList.module.css';
import { Section } from './Section';

interface OfficeListProps {
  readonly heading: string;
  readonly offices: readonly Office[];
}

/** A heading, and a row for each of the company's offices. */
export function OfficeList({ heading, offices }: OfficeListProps) {
  const cities = offices.map(({ city }) => city).join(' ');
  return (
    <Section compact labelledBy="offices">
      <Columns split="5:7">
        <Heading level={2} size="section" id="offices">
          {heading}
        </Heading>
        <ul className={classes.list}>
          {offices.map(({ city, region, timeZone }) => (
            <li key={city} className={classes.office}>
              <HeadingElement level={3} className={classes.city}>
                <Headline text={cities}>{city}</Headline>
              </HeadingElement>
              <div className={classes.place}>
                <p>{region}</p>
                <p>{timeZone}</p>
              </div>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
