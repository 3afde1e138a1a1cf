import { useState } from 'react';
import { Announcement } from '../components/Announcement';
import { BelowOpening } from '../components/BelowOpening';
import { EmptyJobList } from '../components/EmptyJobList';
import { type FilterChip, FilterChips } from '../components/FilterChips';
import { Heading } from '../components/Heading';
import { JobBand } from '../components/JobBand';
import { JobList } from '../components/JobList';
import { Lede } from '../components/Lede';
import { MailLink } from '../components/MailLink';
import { Opening } from '../components/Opening';
import type { Content } from '../content/schema';
import type { CareerFilter } from '../content/types';
import { CareersStair } from '../drawings/CareersStair';
import * as classes from './CareersScreen.module.css';
import { jobsOf } from './jobsOf';
import type { ScreenProps } from './ScreenProps';

function chipOf(content: Content, filter: CareerFilter): FilterChip {
  const { careers, language } = content;
  const name = filter.displayName;
  const count = jobsOf(careers.jobs, filter).length;
  return { name, count, label: `${name}${language.comma} ${countInWords(content, count)}` };
}

export function CareersScreen({ content, company }: ScreenProps) {
  const { careers, language } = content;
  const [pressed, setPressed] = useState(careers.filters[0]?.displayName ?? '');
  const [presses, setPresses] = useState(0);
  const mailLink = <MailLink address={company.careersEmail} />;

  const shown = careers.filters
    .filter(({ displayName }) => displayName === pressed)
    .flatMap((filter) => jobsOf(careers.jobs, filter));

  function press({ name }: FilterChip) {
    setPressed(name);
    setPresses(presses + 1);
  }

  return (
    <>
      <Opening>
        <Heading level={1} size="display">
          {careers.heading}
        </Heading>
        <Lede>{careers.lede}</Lede>
      </Opening>
      <JobBand drawing={shown.length === 0 && <CareersStair />}>
        <FilterChips
          label={careers.filtersLabel}
          chips={careers.filters.map((filter) => chipOf(content, filter))}
          pressed={pressed}
          onPress={press}
        />
        <Announcement text={`${pressed}: ${countInWords(content, shown.length)}`} count={presses} />
        <BelowOpening>
          <div className={classes.jobs}>
            {shown.length > 0 ? (
              <>
                <JobList
                  jobs={shown}
                  minimumHeading={careers.minimumHeading}
                  qualificationHeading={careers.qualificationHeading}
                  comma={language.comma}
                />
                <p>{careers.application}</p>
                {mailLink}
              </>
            ) : (
              <EmptyJobList
                heading={
                  <Heading level={2} size="section">
                    {careers.message}
                  </Heading>
                }
                text={careers.text}
                mailLink={mailLink}
              />
            )}
          </div>
        </BelowOpening>
      </JobBand>
    </>
  );
}

function countInWords({ careers, language }: Content, count: number): string {
  const form = new Intl.PluralRules(language.lang).select(count);
  return (careers.openings[form] ?? careers.openings.other).replace(/\d+/, String(count));
}
