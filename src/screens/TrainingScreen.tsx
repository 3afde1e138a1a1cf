import { AudienceSplit } from '../components/AudienceSplit';
import { BelowOpening } from '../components/BelowOpening';
import { Columns } from '../components/Columns';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { Opening } from '../components/Opening';
import { OptionGrid } from '../components/OptionGrid';
import { Section } from '../components/Section';
import { WriteToUs } from '../components/WriteToUs';
import type { ScreenProps } from './ScreenProps';
import * as classes from './TrainingScreen.module.css';

export function TrainingScreen({ content, company }: ScreenProps) {
  const { training } = content;
  return (
    <>
      <Opening>
        <Columns split="7:5">
          <Heading level={1} size="page">
            {training.heading}
          </Heading>
          <Lede>{training.lede}</Lede>
        </Columns>
      </Opening>
      <BelowOpening>
        <AudienceSplit
          audiences={[training.corporate, training.college]}
          address={company.helloEmail}
        />
        <Section labelledBy="options">
          <Columns split="7:5">
            <Heading
              level={2}
              size="section"
              id="options"
              text={`${training.optionsHeading} ${training.optionsHeadingEnd}`}
            >
              {training.optionsHeading}{' '}
              <span className={classes.quiet}>{training.optionsHeadingEnd}</span>
            </Heading>
            <Lede level={2}>{training.optionsText}</Lede>
          </Columns>
          <OptionGrid options={training.options} />
        </Section>
        <WriteToUs
          ground="quiet"
          heading={training.mailHeading}
          text={training.mailText}
          address={company.helloEmail}
        />
      </BelowOpening>
    </>
  );
}
