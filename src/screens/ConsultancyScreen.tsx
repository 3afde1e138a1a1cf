import { FaqList } from '../components/FaqList';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { MailLink } from '../components/MailLink';
import { Section } from '../components/Section';
import { ServiceMosaic } from '../components/ServiceMosaic';
import { TitleRow } from '../components/TitleRow';
import { WriteToUs } from '../components/WriteToUs';
import { consultancyText, services } from '../content/consultancy';
import { faq } from '../content/faq';
import type { ScreenProps } from './ScreenProps';

export function ConsultancyScreen({ company }: ScreenProps) {
  return (
    <>
      <TitleRow opening="deep">
        <Heading level={1} size="display">
          {consultancyText.heading}
        </Heading>
        <Lede>{consultancyText.lede}</Lede>
      </TitleRow>
      <ServiceMosaic services={services} />
      <FaqList heading={consultancyText.faqHeading} items={faq} />
      <Section ground="quiet" last labelledBy="mail">
        <WriteToUs
          heading={
            <Heading level={2} size="section" id="mail">
              {consultancyText.mailHeading}
            </Heading>
          }
          mailLink={<MailLink address={company.helloEmail} headline />}
        />
      </Section>
    </>
  );
}
