import type { Page } from 'playwright-core';

/** An application that has the site on one of its pages. */
export interface HostRouter {
  /** As in docs/hosts.md. */
  readonly name: string;
  /** Of the router; empty where it has none. */
  readonly version: string;
  /** The address of its home, from the root of its server. */
  readonly home: string;
  /** The address of the page that holds the site. */
  readonly partners: string;
  /** The same page with another path or query. */
  readonly list: string;
  /** The base path of the site, '' where the host's router leaves it the hash. */
  readonly basePath: string;
}

export interface Visitor {
  /** Goes to the page of the site and home again, and names the listeners of window and document. */
  readonly visitAndLeave: () => Promise<string>;
}

/** A row of docs/hosts.md that is walked; (f) is read from the console. */
export type Row = 'a' | 'b' | 'c' | 'd' | 'e';

export const rows: Readonly<
  Record<Row, { readonly title: string; readonly walk: (visitor: Visitor) => Promise<void> }>
>;

/** @param screens - of the site, by their paths; by default those of the shipped site */
export function createVisitor(
  page: Page,
  origin: string,
  host: HostRouter,
  screens?: Readonly<Record<string, { title: string; heading: string; link: string | undefined }>>,
): Promise<Visitor>;

/** For each row 'yes', or what went wrong. */
export function walkAll(
  openPage: () => Promise<Page>,
  origin: string,
  host: HostRouter,
): Promise<Record<string, string>>;

export function listenForComplaints(page: Page, complaints: string[]): void;
