import { useRef, useState } from 'react';
import { BelowOpening } from '../components/BelowOpening';
import { Columns } from '../components/Columns';
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

export function CareersScreen({ content, company }: ScreenProps) {
  const { careers, language } = content;
  const [pressed, setPressed] = useState(careers.filters[0]?.displayName ?? '');
  const [presses, setPresses] = useState(0);
  const allChip = useRef<HTMLButtonElement>(null);

  const isHiring = careers.jobs.some(({ display }) => display);
  const shown = careers.filters
    .filter(({ displayName }) => displayName === pressed)
    .flatMap((filter) => jobsOf(careers.jobs, filter));
  const isDepartmentEmpty = isHiring && shown.length === 0;
  const all = careers.filters.find(isForAll);

  function press(name: string) {
    setPressed(name);
    setPresses(presses + 1);
  }

  function chipOf(filter: CareerFilter): FilterChip {
    const name = filter.displayName;
    const count = jobsOf(careers.jobs, filter).length;
    const label = `${name}${language.comma} ${countInWords(content, count)}`;
    return { name, count, label, ...(filter === all && { ref: allChip }) };
  }

  /** The focus leaves a button that disappears. */
  function showAll({ displayName }: CareerFilter) {
    allChip.current?.focus();
    press(displayName);
  }

  const result = isDepartmentEmpty
    ? careers.departmentMessage
    : countInWords(content, shown.length);

  const filters = (
    <FilterChips
      label={careers.filtersLabel}
      chips={careers.filters.map(chipOf)}
      pressed={pressed}
      onPress={({ name }) => press(name)}
      result={`${pressed}: ${result}`}
      presses={presses}
    />
  );

  const jobs = (
    <>
      <JobList
        jobs={shown}
        minimumHeading={careers.minimumHeading}
        qualificationHeading={careers.qualificationHeading}
        apply={careers.apply}
        address={company.careersEmail}
      />
      <MailLink address={company.careersEmail} />
    </>
  );

  const emptyDepartment = (
    <EmptyJobList
      heading={careers.departmentMessage}
      text={careers.departmentText}
      address={company.careersEmail}
      {...(all && { action: careers.departmentAction, onAction: () => showAll(all) })}
    />
  );

  return (
    <>
      <Opening>
        <Columns split="7:5">
          <Heading level={1} size="display">
            {careers.heading}
          </Heading>
          <Lede>{careers.lede}</Lede>
        </Columns>
      </Opening>
      {isHiring ? (
        <JobBand>
          {filters}
          <BelowOpening>
            <div className={classes.jobs}>{isDepartmentEmpty ? emptyDepartment : jobs}</div>
          </BelowOpening>
        </JobBand>
      ) : (
        <JobBand drawing={<CareersStair />}>
          <EmptyJobList
            heading={careers.message}
            text={careers.text}
            address={company.careersEmail}
          />
          <BelowOpening>
            <div className={classes.filters}>{filters}</div>
          </BelowOpening>
        </JobBand>
      )}
    </>
  );
}

const isForAll = ({ departmentCode }: CareerFilter) => departmentCode === undefined;

function countInWords({ careers, language }: Content, count: number): string {
  const form = new Intl.PluralRules(language.lang).select(count);
  return (careers.openings[form] ?? careers.openings.other).replace(/\d+/, String(count));
}
