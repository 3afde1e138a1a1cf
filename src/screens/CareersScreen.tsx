import { useState } from 'react';
import { EmptyOpenings } from '../components/EmptyOpenings';
import { type FilterChip, FilterChips } from '../components/FilterChips';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { MailLink } from '../components/MailLink';
import { Section } from '../components/Section';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { careerFilters, careersText, openings } from '../content/careers';
import { CareersStair } from '../drawings/CareersStair';
import classes from './CareersScreen.module.css';
import { countOpenings } from './countOpenings';
import type { ScreenProps } from './ScreenProps';

const chips = careerFilters.map((filter): FilterChip => {
  const count = countOpenings(openings, filter);
  return {
    name: filter.displayName,
    count,
    label: `${filter.displayName}, ${countInWords(count)}`,
  };
});

export function CareersScreen({ company }: ScreenProps) {
  const [pressed, setPressed] = useState<string>(careerFilters[0].displayName);
  const [announcement, setAnnouncement] = useState('');

  function press({ name, count }: FilterChip) {
    setPressed(name);
    setAnnouncement(`${name}: ${countInWords(count)}`);
  }

  return (
    <Section compact last>
      <Heading level={1} size="display">
        {careersText.heading}
      </Heading>
      <Lede>{careersText.lede}</Lede>
      <FilterChips
        label={careersText.filtersLabel}
        chips={chips}
        pressed={pressed}
        onPress={press}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={classes.openings}>
        <EmptyOpenings
          heading={
            <Heading level={2} size="section">
              {careersText.message}
            </Heading>
          }
          text={careersText.text}
          mailLink={<MailLink address={company.careersEmail} />}
          drawing={<CareersStair />}
        />
      </div>
    </Section>
  );
}

function countInWords(count: number): string {
  return `${count} ${count === 1 ? careersText.opening : careersText.openings}`;
}
