// The only description of the content: types, messages, and what editors complete. Only the build
// loads it.
import type * as v from 'valibot';
import type { Language } from './language';
import { about } from './schema/about';
import { careers } from './schema/careers';
import { company } from './schema/company';
import { consultancy } from './schema/consultancy';
import { contact } from './schema/contact';
import { descriptions } from './schema/descriptions';
import { home } from './schema/home';
import { navigation } from './schema/navigation';
import { notFound } from './schema/notFound';
import { shell } from './schema/shell';
import { training } from './schema/training';

/** What each file of a language contains: `home` is the schema of home.yaml. */
export const files = {
  company,
  navigation,
  shell,
  home,
  about,
  training,
  consultancy,
  contact,
  careers,
  descriptions,
  notFound,
};

/** All texts and records of a language. */
export type Content = { readonly language: Language } & {
  readonly [File in keyof typeof files]: v.InferOutput<(typeof files)[File]>;
};
