import { FaqList } from '../components/FaqList';
import { IntroBand } from '../components/IntroBand';
import { MailBand } from '../components/MailBand';
import { ServiceMosaic } from '../components/ServiceMosaic';
import { consultancyText, services } from '../content/consultancy';
import { faq } from '../content/faq';
import type { ScreenProps } from './ScreenProps';

export function ConsultancyScreen({ company }: ScreenProps) {
  return (
    <>
      <IntroBand heading={consultancyText.heading} lede={consultancyText.lede} />
      <ServiceMosaic services={services} />
      <FaqList heading={consultancyText.faqHeading} items={faq} />
      <MailBand heading={consultancyText.mailHeading} address={company.helloEmail} />
    </>
  );
}
