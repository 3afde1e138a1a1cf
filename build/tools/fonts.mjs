import { guests } from './install.mjs';

/**
 * Fonts that visitors have and hosts set, each from an npm package, so that every machine has the
 * same. `standsFor` names the fonts that have the same widths of letters.
 *
 * @type {Record<string, { readonly from: string, readonly standsFor?: string }>}
 */
export const fonts = {
  'Archivo Narrow': { from: 'archivo-narrow', standsFor: 'Liberation Sans Narrow, Arial Narrow' },
  Arimo: { from: 'arimo', standsFor: 'Liberation Sans, Arial, Helvetica' },
  Roboto: { from: 'roboto' },
  Lato: { from: 'lato' },
  'Open Sans': { from: 'open-sans' },
  'Noto Sans': { from: 'noto-sans' },
  'DejaVu Sans': { from: 'dejavu-sans', standsFor: 'Verdana' },
  'DejaVu Serif': { from: 'dejavu-serif', standsFor: 'wide serifs' },
  'DejaVu Sans Mono': { from: 'dejavu-mono', standsFor: 'monospaced fonts' },
};

/**
 * The `@font-face` rules of all fonts, for a page of the test server. Each family has the prefix
 * "Test", so that no font of the machine takes its place.
 */
export const fontFaces = Object.entries(fonts)
  .flatMap(([name, { from }]) =>
    [400, 700].map(
      (weight) =>
        `@font-face { font-family: "Test ${name}"; font-weight: ${weight}; src: url(/${guests}/node_modules/@fontsource/${from}/files/${from}-latin-${weight}-normal.woff2) }`,
    ),
  )
  .join('\n');
