/**
 * The text of `embed.html`, which people paste into their page: Home as HTML, and the script that takes it over.
 *
 * @param {{ version: string, html: string, script: import('./release.mjs').Deployed }} build
 */
export function embed({ version, html, script: { file, integrity } }) {
  return `<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->
${html}
<script src="${file}" integrity="${integrity}" crossorigin="anonymous" defer></script>
`;
}

/**
 * Gives the company as JSON-LD, which search engines read: https://schema.org/Organization
 *
 * @param {import('./content.mjs').Content} content
 */
export function organization({ company, home, contact }) {
  const { name, phone, helloEmail, careersEmail, socialLinks } = company;
  /** @type {(contactType: string, details: object) => object} */
  const point = (contactType, details) => ({ '@type': 'ContactPoint', contactType, ...details });
  const record = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description: home.lede,
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
  };
  // A `<` could end the element.
  const json = JSON.stringify(record, null, 2).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">\n${json}\n</script>\n`;
}
