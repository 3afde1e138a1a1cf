import { AudienceSplit } from '../components/AudienceSplit';
import { BelowOpening } from '../components/BelowOpening';
import { Columns } from '../components/Columns';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { Opening } from '../components/Opening';
import { OptionGrid } from '../components/OptionGrid';
import { Section } from '../components/Section';
import {
  collegeTraining,
  corporateTraining,
  trainingOptions,
  trainingText,
} from '../content/training';
import * as classes from './TrainingScreen.module.css';

export function TrainingScreen() {
  return (
    <>
      <Opening>
        <Columns split="7:5">
          <Heading level={1} size="page">
            {trainingText.heading}
          </Heading>
          <Lede>{trainingText.lede}</Lede>
        </Columns>
      </Opening>
      <BelowOpening>
        <AudienceSplit audiences={[corporateTraining, collegeTraining]} />
        <Section last labelledBy="options">
          <Columns split="7:5">
            <Heading
              level={2}
              size="section"
              id="options"
              text={`${trainingText.optionsHeading} ${trainingText.optionsHeadingEnd}`}
            >
              {trainingText.optionsHeading}{' '}
              <span className={classes.quiet}>{trainingText.optionsHeadingEnd}</span>
            </Heading>
            <Lede level={2}>{trainingText.optionsText}</Lede>
          </Columns>
          <OptionGrid options={trainingOptions} />
        </Section>
      </BelowOpening>
    </>
  );
}
