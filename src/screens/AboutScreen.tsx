import { BelowOpening } from '../components/BelowOpening';
import { Growth } from '../components/Growth';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { PlaceList } from '../components/PlaceList';
import { Section } from '../components/Section';
import { Story } from '../components/Story';
import { aboutText, growth } from '../content/about';

export function AboutScreen() {
  return (
    <>
      <Story paragraphs={aboutText.story}>
        <Heading level={1} size="display">
          {aboutText.heading}
        </Heading>
      </Story>
      <BelowOpening>
        <Growth {...growth} />
        <Section last labelledBy="places">
          <PlaceList places={aboutText.places} otherPlaces={aboutText.otherPlaces}>
            <Heading level={2} size="section" id="places">
              {aboutText.placesHeading}
            </Heading>
            <Lede level={2}>{aboutText.placesText}</Lede>
          </PlaceList>
        </Section>
      </BelowOpening>
    </>
  );
}
