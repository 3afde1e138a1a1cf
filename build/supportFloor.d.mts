export interface Versions {
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}
export const needs: Readonly<Record<string, Versions>>;
export const oldest: Versions;
export const floor: Versions & { readonly ios_saf: number };
