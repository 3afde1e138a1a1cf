import { useState } from 'react';
import { Announcement } from '../components/Announcement';
import { BelowOpening } from '../components/BelowOpening';
import { EmptyJobList } from '../components/EmptyJobList';
import { type FilterChip, FilterChips } from '../components/FilterChips';
import { Heading } from '../components/Heading';
import { JobList } from '../components/JobList';
import { Lede } from '../components/Lede';
import { MailLink } from '../components/MailLink';
import { Section } from '../components/Section';
import { careerFilters, careersText, jobs, jobText } from '../content/careers';
import type { CareerFilter } from '../content/types';
import { CareersStair } from '../drawings/CareersStair';
import * as classes from './CareersScreen.module.css';
import { jobsOf } from './jobsOf';
import type { ScreenProps } from './ScreenProps';

/** Whether a job is displayed. The build knows it, and leaves out cards that nobody would see. */
declare const __HAS_JOBS__: boolean;

const filters: readonly CareerFilter[] = careerFilters;

const chips = filters.map((filter): FilterChip => {
  const count = jobsOf(jobs, filter).length;
  return {
    name: filter.displayName,
    count,
    label: `${filter.displayName}, ${countInWords(count)}`,
  };
});

export function CareersScreen({ company }: ScreenProps) {
  const [pressed, setPressed] = useState<string>(careerFilters[0].displayName);
  const [presses, setPresses] = useState(0);
  const mailLink = <MailLink address={company.careersEmail} />;

  const shown = filters
    .filter(({ displayName }) => displayName === pressed)
    .flatMap((filter) => jobsOf(jobs, filter));

  function press({ name }: FilterChip) {
    setPressed(name);
    setPresses(presses + 1);
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
      <Announcement text={`${pressed}: ${countInWords(shown.length)}`} count={presses} />
      <BelowOpening>
        <div className={classes.jobs}>
          {__HAS_JOBS__ && shown.length > 0 ? (
            <>
              <JobList
                jobs={shown}
                minimumHeading={jobText.minimumHeading}
                qualificationHeading={jobText.qualificationHeading}
              />
              <p>{jobText.application}</p>
              {mailLink}
            </>
          ) : (
            <EmptyJobList
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
