import type { Model, SiteModel } from './model';
import type { Action } from './walker';

/** What somebody does to a page with sites. */
export interface Command {
  /** How often, beside the others. By default 1. */
  readonly weight?: number;
  /** Whether it can be done now. By default always. */
  readonly can?: (model: Model, site: SiteModel | undefined) => boolean;
  /** Does it to the model, and returns what is to be done to the page. */
  readonly act: (model: Model, site: SiteModel, slot: number, random: number) => Action;
}

export type Commands = Readonly<Record<string, Command>>;

/** One of the values, for a random number. */
export const pick = <Value>(values: readonly Value[], random: number) =>
  values[random % values.length] as Value;

export const exists = (_: Model, site: SiteModel | undefined) => site !== undefined;
