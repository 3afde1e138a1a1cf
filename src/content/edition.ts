import type { Content } from './schema';

// The build puts the texts and records of one language here: build/content.mjs. `hasJobs` says whether a job is
// displayed. If none is, the script contains no cards for jobs.
export const { language, company, navigation, shell, home, about, training } = {} as Content;
export const { consultancy, contact, careers, descriptions, notFound } = {} as Content;
export const hasJobs = false as boolean;
