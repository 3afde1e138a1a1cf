import { ActionLink } from '../components/ActionLink';
import { BelowOpening } from '../components/BelowOpening';
import { ClientGrid } from '../components/ClientGrid';
import { Columns } from '../components/Columns';
import { Heading } from '../components/Heading';
import { Hero } from '../components/Hero';
import { MailLink } from '../components/MailLink';
import { ReasonList } from '../components/ReasonList';
import { Section } from '../components/Section';
import { TextLink } from '../components/TextLink';
import { TrackRecord } from '../components/TrackRecord';
import { WriteToUs } from '../components/WriteToUs';
import { clients } from '../content/clients';
import { homeText } from '../content/home';
import { reasons } from '../content/reasons';
import { statistics } from '../content/statistics';
import { ClientLogo } from '../drawings/ClientLogo';
import type { ScreenProps } from './ScreenProps';

export function HomeScreen({ company }: ScreenProps) {
  return (
    <>
      <Hero
        lines={homeText.heroLines}
        lede={homeText.lede}
        steps={homeText.steps}
        actions={
          <>
            <ActionLink link={{ kind: 'screen', path: '/training' }}>
              {homeText.trainingAction}
            </ActionLink>
            <TextLink link={{ kind: 'mail', address: company.helloEmail }}>
              {homeText.writeToUs}
            </TextLink>
          </>
        }
      />
      <BelowOpening>
        <Section labelledBy="clients">
          <Columns split="3:9">
            <Heading level={2} size="section" id="clients">
              {homeText.clientsHeading}
            </Heading>
            <ClientGrid
              logos={clients.map(({ img, alt }) => ({
                key: img,
                logo: <ClientLogo name={img} alt={alt} />,
              }))}
            />
          </Columns>
        </Section>
        <Section labelledBy="reasons">
          <Heading level={2} size="section" id="reasons">
            {homeText.reasonsHeading}
          </Heading>
          <ReasonList reasons={reasons} />
        </Section>
        <Section ground="deep" labelledBy="record">
          <Heading level={2} size="section" id="record">
            {homeText.statisticsHeading}
          </Heading>
          <TrackRecord statistics={statistics} />
        </Section>
        <Section last labelledBy="write">
          <WriteToUs
            heading={
              <Heading level={2} size="section" id="write">
                {homeText.writeToUs}
              </Heading>
            }
            text={homeText.mailText}
            mailLink={<MailLink address={company.helloEmail} headline />}
          />
        </Section>
      </BelowOpening>
    </>
  );
}
