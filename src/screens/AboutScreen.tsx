import { BelowOpening } from '../components/BelowOpening';
import { Growth } from '../components/Growth';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { PlaceList } from '../components/PlaceList';
import { Section } from '../components/Section';
import { Story } from '../components/Story';
import { WriteToUs } from '../components/WriteToUs';
import type { ScreenProps } from './ScreenProps';

export function AboutScreen({ content, company }: ScreenProps) {
  const { about } = content;
  return (
    <>
      <Story paragraphs={about.story}>
        <Heading level={1} size="display">
          {about.heading}
        </Heading>
      </Story>
      <BelowOpening>
        <Growth {...about.growth} />
        <Section labelledBy="places">
          <PlaceList places={about.places} otherPlaces={about.otherPlaces}>
            <Heading level={2} size="section" id="places">
              {about.placesHeading}
            </Heading>
            <Lede level={2}>{about.placesText}</Lede>
          </PlaceList>
        </Section>
        <WriteToUs
          ground="quiet"
          heading={about.mailHeading}
          text={about.mailText}
          address={company.helloEmail}
        />
      </BelowOpening>
    </>
  );
}
