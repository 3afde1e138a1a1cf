import type { Company } from '../content/company';
import type { Content } from '../content/schema';

/** The addresses of the company. JSON leaves out what is undefined. */
interface Addresses {
  readonly url: string | undefined;
  readonly logo: string | undefined;
}

/**
 * The company for search engines, as JSON in ASCII and without `<`: https://schema.org/Organization
 */
export function organization(
  { contact, descriptions }: Content,
  company: Company,
  { url, logo }: Addresses,
): string {
  const { name, phone, helloEmail, careersEmail, socialLinks } = company;
  const point = (contactType: string, details: object) => ({
    '@type': 'ContactPoint',
    contactType,
    ...details,
  });
  return toJson({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo,
    description: descriptions['/'],
    email: helloEmail,
    telephone: phone,
    sameAs: socialLinks.map(({ url }) => url),
    location: contact.offices.map(({ city, region }) => ({
      '@type': 'Place',
      name: city,
      address: `${city}, ${region}`,
    })),
    contactPoint: [
      point('sales', { email: helloEmail, telephone: phone }),
      point('careers', { email: careersEmail }),
    ],
  });
}

/** A `<` could end the element, and a page in windows-1252 would garble what is not ASCII. */
const toJson = (value: object) =>
  JSON.stringify(value, null, 2).replace(
    /[<\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
