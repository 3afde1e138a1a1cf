import { checkPath } from '../embed/options/checks';
import { type CompanyOverrides, overrideCompany } from '../embed/options/companyOverrides';
import { titleOf } from '../site/routes';
import { checkAddress } from './checkAddress';
import { contentIn } from './contentIn';
import { ascii, attribute, escapeHtml } from './escape';
import { organization } from './organization';

/** What the page is. Every option may be left out; `undefined` means the default. */
export interface HeadOptions {
  /**
   * Path of the screen that the page shows.
   * @defaultValue `'/'`
   */
  readonly path?: string | undefined;
  /**
   * Language, such as `'ar'`.
   * @defaultValue `'en'`
   */
  readonly language?: string | undefined;
  /**
   * The canonical address of the page, `https:` or `http:`. Without it there is no canonical
   * address.
   * @defaultValue none
   */
  readonly address?: string | undefined;
  /**
   * Address of the picture of shared links, `https:` or `http:`, which has 1200 × 630 pixels.
   * @defaultValue none
   */
  readonly image?: string | undefined;
  /**
   * Address of the company's website, `https:` or `http:`, for the JSON-LD.
   * @defaultValue `address`, if the page shows Home
   */
  readonly home?: string | undefined;
  /**
   * Address of the company's logo, `https:` or `http:`, for the JSON-LD.
   * @defaultValue none
   */
  readonly logo?: string | undefined;
  /**
   * The addresses of this page in all its languages: `{ en: 'https://…', hi: 'https://…' }`. Search
   * engines send visitors with other languages to the address of `x-default`.
   * @defaultValue none
   */
  readonly alternates?: Readonly<Record<string, string>> | undefined;
  /**
   * The same overrides as for the site.
   * @defaultValue the shipped record
   */
  readonly company?: CompanyOverrides | undefined;
}

/** What belongs into the `<head>` of a page, as texts and as HTML. */
export interface PageHead {
  /** Language of the page, for `<html lang>`. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  /** Begins with the name of the company. At most 160 characters if that name has up to 18. */
  readonly description: string;
  readonly canonical: string | undefined;
  /** The company for search engines, as JSON without `<`: https://schema.org/Organization */
  readonly jsonLd: string;
  /**
   * All of these as tags, with Open Graph, in ASCII. The 404 screen asks search engines not to list
   * it.
   */
  readonly html: string;
}

/**
 * The `<head>` of a page that shows a screen: title, description, canonical address, Open Graph and
 * JSON-LD.
 *
 * @throws TypeError if an option is of the wrong type
 */
export function head(options: HeadOptions = {}): PageHead {
  const content = contentIn(options.language);
  const { descriptions, language, notFound } = content;
  const shown = checkPath(options.path ?? '/', 'the option "path"');
  const canonical = checkAddress(options.address, 'the option "address"');
  const picture = checkAddress(options.image, 'the option "image"');
  const home = checkAddress(options.home, 'the option "home"');
  const logo = checkAddress(options.logo, 'the option "logo"');
  const overrides = overrideCompany(options.company ?? {}, 'the option "company"');
  const company = { ...content.company, ...overrides };
  const title = titleOf(content, shown);
  const isKnown = title !== notFound.title;
  const words = descriptions[isKnown ? (shown as keyof typeof descriptions) : 'notFound'];
  // Not all titles have the name of the company.
  const description = `${company.name}: ${words}`;
  const url = home ?? (shown === '/' ? canonical : undefined);
  const jsonLd = organization(content, company, { url, logo });
  const others = Object.entries(options.alternates ?? {}).map(([lang, href]) =>
    link('alternate', checkAddress(href, `the option "alternates.${lang}"`), lang),
  );
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isKnown
      ? [link('canonical', canonical), ...others]
      : ['<meta name="robots" content="noindex">']),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', localeOf(language.lang)),
    meta('property', 'og:url', isKnown ? canonical : undefined),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', picture && '1200'),
    meta('property', 'og:image:height', picture && '630'),
    meta('property', 'og:image:alt', picture && company.name),
    meta('name', 'twitter:card', picture && 'summary_large_image'),
    `<script type="application/ld+json">${jsonLd}</script>`,
  ];
  return {
    lang: language.lang,
    dir: language.dir ?? 'ltr',
    title,
    description,
    canonical: isKnown ? canonical : undefined,
    jsonLd,
    html: ascii(tags.filter((tag) => tag !== '').join('\n')),
  };
}

/** Open Graph wants a region: `en_US` for `en`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${kind}="${name}"${attribute('content', content)}>`;

const link = (rel: string, href: string | undefined, hreflang?: string) => {
  const language = hreflang === undefined ? '' : attribute('hreflang', hreflang);
  return href === undefined ? '' : `<link rel="${rel}"${language}${attribute('href', href)}>`;
};
