import { Heading } from './Heading';
import { OfficeCard, type OfficeCardProps } from './OfficeCard';
import * as classes from './OfficeList.module.css';
import { Section } from './Section';

interface OfficeListProps {
  readonly heading: string;
  readonly offices: readonly OfficeCardProps['office'][];
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
