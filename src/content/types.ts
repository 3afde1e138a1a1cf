import type { Content } from './schema';

// Types of the records. Pages that embed the site may replace the first two.

/** The social networks that have an icon. */
export const socialIcons = [
  'linkedin',
  'facebook',
  'twitter',
  'instagram',
  'x',
  'youtube',
] as const;

/** A profile of the company on a social network; opens in a new tab. */
export interface SocialLink {
  readonly displayName: string;
  readonly url: string;
  /** Name of a drawing. */
  readonly icon: (typeof socialIcons)[number];
}

/** Name and contact details of the company. */
export interface Company {
  readonly name: string;
  /** As displayed, for example `+44 (0)20 7946 0123 ext. 12`; the link has the digits to dial. */
  readonly phone: string;
  /** As displayed. */
  readonly whatsApp: string;
  readonly helloEmail: string;
  readonly infoEmail: string;
  readonly careersEmail: string;
  readonly socialLinks: readonly SocialLink[];
}

export type NavigationItem = Content['navigation'][number];
export type SitePath = NavigationItem['url'];
export type Reason = Content['home']['reasons'][number];
/** A figure, written as it is displayed. */
export type Statistic = Content['home']['statistics'][number];
export type TrainingSection = Content['training']['corporate'];
export type TrainingOption = Content['training']['options'][number];
export type Service = Content['consultancy']['services'][number];
export type FaqItem = Content['consultancy']['faq'][number];
export type Office = Content['contact']['offices'][number];
export type CareerFilter = Content['careers']['filters'][number];
export type CareerEntry = Content['careers']['jobs'][number];

/** A language, as the name of its folder says. */
export interface Language {
  readonly lang: string;
  /** Given if it is written from right to left. Other languages follow the page. */
  readonly dir?: 'rtl';
  /** The script, such as `Deva`, unless its letters are like Latin ones: https://www.unicode.org/iso15924/ */
  readonly script?: string;
  /** Between two names. */
  readonly comma: string;
}
