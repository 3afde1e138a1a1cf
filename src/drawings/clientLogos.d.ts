declare module 'virtual:client-logos' {
  export interface Logo {
    /** For a height of 32. */
    readonly width: number;
    readonly shapes: import('react').ReactNode;
  }

  /** The files in `clients/`, which `build/clientLogos.mjs` turns into code. */
  export const clientLogos: Readonly<Record<string, Logo>>;
}
