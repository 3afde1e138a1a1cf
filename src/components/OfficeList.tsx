import type { Office } from '../content/types';
import { OfficeMap } from '../drawings/OfficeMap';
import { Heading } from './Heading';
import { HeadingElement } from './HeadingElement';
import { Headline } from './Headline';
import * as classes from './OfficeList.module.css';
import { Section } from './Section';

interface OfficeListProps {
  readonly heading: string;
  readonly offices: readonly Office[];
}

/** A heading and the company's offices. */
export function OfficeList({ heading, offices }: OfficeListProps) {
  return (
    <Section compact labelledBy="offices">
      <Heading level={2} size="section" id="offices">
        {heading}
      </Heading>
      <ul className={classes.cards}>
        {offices.map((office) => (
          <OfficeCard key={office.city} office={office} />
        ))}
      </ul>
    </Section>
  );
}

/** An office: its place in words and on a map. */
function OfficeCard({ office }: { readonly office: Office }) {
  return (
    <li className={classes.card}>
      <div className={classes.words}>
        <HeadingElement level={3} className={classes.city}>
          <Headline text={office.city} />
        </HeadingElement>
        <p>{office.region}</p>
        <p className={classes.clock}>{office.timeZone}</p>
        <p>
          <bdi dir="ltr">{office.coordinates}</bdi>
        </p>
      </div>
      <div className={classes.map} data-print="hidden">
        <OfficeMap name={office.map} />
      </div>
    </li>
  );
}
