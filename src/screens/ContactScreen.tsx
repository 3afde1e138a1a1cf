import { BelowOpening } from '../components/BelowOpening';
import { Columns } from '../components/Columns';
import { ContactForm } from '../components/ContactForm';
import { ContactRow } from '../components/ContactRow';
import { Heading } from '../components/Heading';
import { Lede } from '../components/Lede';
import { OfficeList } from '../components/OfficeList';
import { Opening } from '../components/Opening';
import { phoneUrl, whatsAppUrl } from '../content/phoneNumber';
import type { ScreenProps } from './ScreenProps';

export function ContactScreen({ content, company }: ScreenProps) {
  const { contact, language, shell } = content;
  const { kinds } = contact;
  return (
    <>
      <Opening compact>
        <Columns split="6:6">
          <div>
            <Heading level={1} size="display-xl">
              {contact.heading}
            </Heading>
            <Lede>{contact.lede}</Lede>
          </div>
          <BelowOpening>
            <ul>
              <ContactRow
                icon="phone"
                kind={kinds.phone}
                value={company.phone}
                link={{ kind: 'phone', url: phoneUrl(company.phone) }}
              />
              <ContactRow
                icon="whatsapp"
                kind={kinds.whatsApp}
                value={company.whatsApp}
                link={{ kind: 'whatsapp', url: whatsAppUrl(company.whatsApp) }}
                note={`${language.comma} ${shell.newTab}`}
              />
              <ContactRow
                icon="mail"
                kind={kinds.hello}
                value={company.helloEmail}
                link={{ kind: 'mail', address: company.helloEmail }}
              />
              <ContactRow
                icon="mail"
                kind={kinds.info}
                value={company.infoEmail}
                link={{ kind: 'mail', address: company.infoEmail }}
              />
            </ul>
          </BelowOpening>
        </Columns>
      </Opening>
      <BelowOpening>
        <OfficeList heading={contact.officesHeading} offices={contact.offices} />
        <ContactForm
          heading={contact.formHeading}
          note={contact.formNote}
          address={company.helloEmail}
          labels={contact.form}
        />
      </BelowOpening>
    </>
  );
}
