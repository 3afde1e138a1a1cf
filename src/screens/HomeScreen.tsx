import { ActionLink } from '../components/ActionLink';
import { BelowOpening } from '../components/BelowOpening';
import { ClientGrid } from '../components/ClientGrid';
import { Columns } from '../components/Columns';
import { Heading } from '../components/Heading';
import { Hero } from '../components/Hero';
import { ReasonList } from '../components/ReasonList';
import { Section } from '../components/Section';
import { TextLink } from '../components/TextLink';
import { TrackRecord } from '../components/TrackRecord';
import { WriteToUs } from '../components/WriteToUs';
import { ClientLogo } from '../drawings/ClientLogo';
import type { ScreenProps } from './ScreenProps';

export function HomeScreen({ content, company }: ScreenProps) {
  const { home } = content;
  return (
    <>
      <Hero
        lines={home.heroLines}
        lede={home.lede}
        steps={home.steps}
        actions={
          <>
            <ActionLink link={{ kind: 'screen', path: '/training' }}>
              {home.trainingAction}
            </ActionLink>
            <TextLink link={{ kind: 'mail', address: company.helloEmail }}>
              {home.mailAction}
            </TextLink>
          </>
        }
      />
      <BelowOpening>
        <Section labelledBy="clients">
          <Columns split="3:9">
            <Heading level={2} size="section" id="clients">
              {home.clientsHeading}
            </Heading>
            <ClientGrid
              logos={home.clients.map(({ displayName, img, alt }) => ({
                key: displayName,
                logo: <ClientLogo name={img} alt={alt} />,
              }))}
            />
          </Columns>
        </Section>
        <Section labelledBy="reasons">
          <Heading level={2} size="section" id="reasons">
            {home.reasonsHeading}
          </Heading>
          <ReasonList reasons={home.reasons} />
        </Section>
        <Section ground="deep" labelledBy="record">
          <Heading level={2} size="section" id="record">
            {home.statisticsHeading}
          </Heading>
          <TrackRecord statistics={home.statistics} />
        </Section>
        <WriteToUs
          heading={home.writeToUs}
          text={home.mailText}
          address={company.helloEmail}
          headline
        />
      </BelowOpening>
    </>
  );
}
