/**
 * The parts of the content that are needed here.
 *
 * @typedef {object} Content
 * @property {{ company: import('../src/content/types').Company }} company
 * @property {{ homeText: { lede: string } }} home
 * @property {{ navigation: readonly import('../src/content/types').NavigationItem[] }} navigation
 * @property {{ offices: readonly { city: string, region: string }[] }} contact
 */

/** Tags that begin a line. */
const lines =
  /><(?=\/?(?:a|address|button|dialog|div|dl|dt|dd|figure|footer|form|h\d|header|label|li|main|nav|ol|p|section|svg|ul)\b)/g;

/**
 * The text of `embed.html`, which people paste into their page: Home as the script renders it,
 * and a summary for crawlers that can't read declarative shadow roots. Browsers don't show the summary.
 *
 * @param {{
 *   version: string,
 *   html: string,
 *   files: Record<string, import('./release.mjs').Deployed>,
 *   content: Content,
 * }} build
 */
export function embed({ version, html, files, content }) {
  const by = (/** @type {string} */ attribute, /** @type {string} */ name) => {
    const { file, integrity } = files[name] ?? {};
    return `${attribute}="${file}" integrity="${integrity}" crossorigin="anonymous"`;
  };
  // No space between tags: the script hydrates only HTML with the same nodes. So lines break inside tags.
  const site = [
    '<training-site><template shadowrootmode="open">',
    `<link rel="stylesheet" ${by('href', 'training-site.css')}>${html.replace(lines, '\n><')}`,
    '</template>',
  ].join('');
  return ascii(`<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->
${site}
${summary(content)}
</training-site>
<script ${by('src', 'training-site.js')} defer></script>
`);
}

/** The company's name, a sentence about it, and links. @param {Content} content */
function summary({ company, home, navigation }) {
  const { name, helloEmail } = company.company;
  const links = [
    ...navigation.navigation.map(({ displayName, url }) => [displayName, `#${url}`]),
    [helloEmail, `mailto:${helloEmail}`],
  ];
  return [
    `<p>${escapeHtml(name)}: ${escapeHtml(home.homeText.lede)}</p>`,
    '<ul>',
    ...links.map(
      ([text = '', href = '']) => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`,
    ),
    '</ul>',
  ].join('\n');
}

/**
 * Gives the company as JSON-LD, which search engines read: https://schema.org/Organization
 *
 * @param {Content} content
 */
export function organization({ company, home, contact }) {
  const { name, phone, helloEmail, careersEmail, socialLinks } = company.company;
  /** @type {(contactType: string, details: object) => object} */
  const point = (contactType, details) => ({ '@type': 'ContactPoint', contactType, ...details });
  const record = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description: home.homeText.lede,
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

/** A text as HTML shows it. */
export const escapeHtml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page in windows-1252 would garble other characters. */
const ascii = (/** @type {string} */ html) =>
  html.replace(/[^\0-~]/gu, (character) => `&#${character.codePointAt(0)};`);
