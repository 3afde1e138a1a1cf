// Types of all texts and records. The specification fixes the field names.

/** One screen in the navigation. */
export interface NavigationItem {
  readonly displayName: string;
  /** Path of the screen inside the site; `/` is Home. */
  readonly url: `/${string}`;
  /** Document title while the screen is shown. */
  readonly title: string;
  readonly displayOnHeadNav: boolean;
  readonly displayOnFloatingMenu: boolean;
}

/** A profile of the company on a social network; opens in a new tab. */
export interface SocialLink {
  readonly displayName: string;
  readonly url: string;
  /** Name of a drawing. */
  readonly icon: 'linkedin' | 'facebook' | 'twitter';
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

export interface Client {
  readonly displayName: string;
  /** Name of a drawing. */
  readonly img: string;
  readonly alt: string;
}

export interface Reason {
  readonly title: string;
  readonly text: string;
  /** Name of a drawing. */
  readonly icon: string;
}

/** A figure, written as it is displayed. */
export interface Statistic {
  readonly label: string;
  readonly value: string;
}

export interface TechnologyIcon {
  readonly displayName: string;
  /** Name of a drawing. */
  readonly imageUrl: string;
}

/** An audience of the training. */
export interface TrainingSection {
  readonly title: string;
  readonly text: string;
  readonly bullets: readonly string[];
}

export interface TrainingOption {
  readonly displayText: string;
  /** Name of a drawing. */
  readonly imageUrl: string;
  readonly title: string;
}

export interface Service {
  readonly title: string;
  readonly text: string;
  /** Name of a drawing. */
  readonly drawing: string;
}

export interface FaqItem {
  readonly question: string;
  readonly answer: string;
  /** Element id of the answer, unique within the site. */
  readonly ref: string;
  /** Whether the answer is open at first. */
  readonly isActive: boolean;
}

export interface CareerEntry {
  readonly id: number;
  /** Whether the entry counts as a job that is open; `false` for samples. */
  readonly display: boolean;
  readonly description: string;
  /** Begins with the code of its department, as in `ENG-001`. */
  readonly jobCode: string;
  readonly qualificationList: readonly string[];
  readonly minimumQualificationList: readonly string[];
  readonly location: string;
  /** Not displayed on any screen. */
  readonly responsibilityList: readonly string[];
}

export interface CareerFilter {
  readonly displayName: string;
  /** The filter shows the jobs of this department. Without a department it shows all jobs. */
  readonly departmentCode?: string;
}

export interface Office {
  readonly city: string;
  readonly region: string;
  readonly timeZone: string;
  readonly coordinates: string;
  /** Name of a drawing. */
  readonly map: string;
}

/** Where a link leads. */
export type Link =
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string }
  /** `whatsapp` and `social` open in a new tab. */
  | { readonly kind: 'whatsapp'; readonly number: string }
  | { readonly kind: 'social'; readonly url: string };
