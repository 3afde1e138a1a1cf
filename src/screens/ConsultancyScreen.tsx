import { BelowOpening } from '../components/BelowOpening';
import { Columns } from '../components/Columns';
import { FaqList } from '../components/FaqList';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { Opening } from '../components/Opening';
import { ServiceMosaic } from '../components/ServiceMosaic';
import { WriteToUs } from '../components/WriteToUs';
import type { ScreenProps } from './ScreenProps';

export function ConsultancyScreen({ content, company }: ScreenProps) {
  const { consultancy } = content;
  return (
    <>
      <Opening ground="deep">
        <Columns split="7:5">
          <Heading level={1} size="display">
            {consultancy.heading}
          </Heading>
          <Lede>{consultancy.lede}</Lede>
        </Columns>
      </Opening>
      <BelowOpening>
        <ServiceMosaic services={consultancy.services} />
        <FaqList heading={consultancy.faqHeading} items={consultancy.faq} />
        <WriteToUs
          ground="quiet"
          heading={consultancy.mailHeading}
          address={company.helloEmail}
          headline
        />
      </BelowOpening>
    </>
  );
}
