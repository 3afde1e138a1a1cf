import type { Content } from './schema';

type Edition = Content & {
  /** Whether a job is displayed. If none is, the script contains no cards for jobs. */
  readonly hasJobs: boolean;
};

// The build puts the texts and records of one language here, for the server those of all: build/content.mjs.
export const editions: Readonly<Record<string, Edition>> = {};
export const { language, company, navigation, shell, home, about, training } =
  editions.en as Edition;
export const { consultancy, contact, careers, descriptions, notFound, hasJobs } =
  editions.en as Edition;
/** Puts another language into the exports above. */
export declare function setEdition(name: string): void;
