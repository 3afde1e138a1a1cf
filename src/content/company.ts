// The records that pages may replace.

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
  /** The first year of the copyright line. */
  readonly foundingYear: number;
  /** As displayed, for example `+44 (0)20 7946 0123 ext. 12`; the link has the digits to dial. */
  readonly phone: string;
  /** As displayed. */
  readonly whatsApp: string;
  readonly helloEmail: string;
  readonly infoEmail: string;
  readonly careersEmail: string;
  readonly socialLinks: readonly SocialLink[];
}
