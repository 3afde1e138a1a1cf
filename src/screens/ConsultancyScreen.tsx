import { BelowOpening } from '../components/BelowOpening';
import { Columns } from '../components/Columns';
import { FaqList } from '../components/FaqList';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { MailLink } from '../components/MailLink';
import { Opening } from '../components/Opening';
import { Section } from '../components/Section';
import { ServiceMosaic } from '../components/ServiceMosaic';
import { WriteToUs } from '../components/WriteToUs';
import { consultancyText, services } from '../content/consultancy';
import { faq } from '../content/faq';
import type { ScreenProps } from './ScreenProps';

export function ConsultancyScreen({ company }: ScreenProps) {
  return (
    <>
      <Opening ground="deep">
        <Columns split="7:5">
          <Heading level={1} size="display">
            {consultancyText.heading}
          </Heading>
          <Lede>{consultancyText.lede}</Lede>
        </Columns>
      </Opening>
      <BelowOpening>
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
      </BelowOpening>
    </>
  );
}
