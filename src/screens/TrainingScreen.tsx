import { AudienceSplit } from '../components/AudienceSplit';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { OptionGrid } from '../components/OptionGrid';
import { Section } from '../components/Section';
import { TitleRow } from '../components/TitleRow';
import {
  collegeTraining,
  corporateTraining,
  trainingOptions,
  trainingText,
} from '../content/training';

export function TrainingScreen() {
  return (
    <>
      <TitleRow opening="surface">
        <Heading level={1} size="page">
          {trainingText.heading}
        </Heading>
        <Lede>{trainingText.lede}</Lede>
      </TitleRow>
      <AudienceSplit audiences={[corporateTraining, collegeTraining]} />
      <Section last labelledBy="options">
        <TitleRow>
          <Heading level={2} size="section" id="options">
            {trainingText.optionsHeading} <span>{trainingText.optionsHeadingEnd}</span>
          </Heading>
          <Lede>{trainingText.optionsText}</Lede>
        </TitleRow>
        <OptionGrid options={trainingOptions} />
      </Section>
    </>
  );
}
