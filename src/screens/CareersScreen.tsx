import { useState } from 'react';
import { BelowOpening } from '../components/BelowOpening';
import { EmptyOpenings } from '../components/EmptyOpenings';
import { type FilterChip, FilterChips } from '../components/FilterChips';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { MailLink } from '../components/MailLink';
import { OpeningList } from '../components/OpeningList';
import { Section } from '../components/Section';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { careerFilters, careersText, openings, openingText } from '../content/careers';
import type { CareerFilter } from '../content/types';
import { CareersStair } from '../drawings/CareersStair';
import classes from './CareersScreen.module.css';
import { openingsOf } from './openingsOf';
import type { ScreenProps } from './ScreenProps';

/** Whether an opening is displayed. The build knows it, and leaves out cards that nobody would see. */
declare const __HAS_OPENINGS__: boolean;

const filters: readonly CareerFilter[] = careerFilters;

const chips = filters.map((filter): FilterChip => {
  const count = openingsOf(openings, filter).length;
  return {
    name: filter.displayName,
    count,
    label: `${filter.displayName}, ${countInWords(count)}`,
  };
});

export function CareersScreen({ company }: ScreenProps) {
  const [pressed, setPressed] = useState<string>(careerFilters[0].displayName);
  const [announcement, setAnnouncement] = useState('');
  const mailLink = <MailLink address={company.careersEmail} />;

  const shown = filters
    .filter(({ displayName }) => displayName === pressed)
    .flatMap((filter) => openingsOf(openings, filter));

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
      <BelowOpening>
        <div className={classes.openings}>
          {__HAS_OPENINGS__ && shown.length > 0 ? (
            <>
              <OpeningList
                openings={shown}
                minimumHeading={openingText.minimumHeading}
                qualificationHeading={openingText.qualificationHeading}
              />
              <p>{openingText.application}</p>
              {mailLink}
            </>
          ) : (
            <EmptyOpenings
              heading={
                <Heading level={2} size="section">
                  {careersText.message}
                </Heading>
              }
              text={careersText.text}
              mailLink={mailLink}
              drawing={<CareersStair />}
            />
          )}
        </div>
      </BelowOpening>
    </Section>
  );
}

function countInWords(count: number): string {
  return `${count} ${count === 1 ? careersText.opening : careersText.openings}`;
}
