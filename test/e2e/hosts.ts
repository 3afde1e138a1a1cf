/** A page of demo/hosts, and what the conformance tests have to know of it. */
export interface Host {
  readonly file: string;
  /** What is awkward in it; ends the title of its tests. */
  readonly where: string;
  readonly dir?: 'rtl';
  /** The hash of the screens, where it is not the default. */
  readonly basePath?: string;
  /** The file of the frame that holds the site. */
  readonly frame?: string;
  /** Whether the title stays the host's. */
  readonly keepsTitle?: boolean;
}

/** The one that `npm test` tests. `npm run test:deep` tests the others. */
export const sample: Host = {
  file: 'important.html',
  where: 'under * { … !important } and a root of 62.5%',
};

export const hosts: readonly Host[] = [
  { file: 'bootstrap-3.html', where: 'under Bootstrap 3' },
  { file: 'bootstrap-5.html', where: 'under Bootstrap 5, in dark mode' },
  { file: 'tailwind-preflight.html', where: 'under Tailwind’s preflight' },
  { file: 'requirejs.html', where: 'beside RequireJS' },
  { file: 'commonjs.html', where: 'beside a CommonJS shim' },
  { file: 'zone.html', where: 'beside Zone.js' },
  { file: 'react-18.html', where: 'in an app of React 18' },
  { file: 'vue-3.html', where: 'in an app of Vue 3' },
  { file: 'prototype-extensions.html', where: 'among extended prototypes' },
  { file: 'base-href.html', where: 'on a page with a <base href>' },
  { file: 'strict-csp.html', where: 'under a strict content policy' },
  {
    file: 'sandboxed-frame.html',
    where: 'in a sandboxed frame',
    frame: 'sandboxed-frame-inside.html',
  },
  { file: 'quirks.html', where: 'in quirks mode' },
  { file: 'xhtml.xhtml', where: 'in XHTML' },
  { file: 'rtl.html', where: 'from right to left', dir: 'rtl' },
  { file: 'windows-1252.html', where: 'on a page in windows-1252' },
  { file: 'transformed.html', where: 'in a transformed, clipped ancestor' },
  { file: 'narrow-column.html', where: 'in a column of 380px' },
  { file: 'flex-row.html', where: 'in a flex row' },
  { file: 'sticky-header.html', where: 'below a sticky header' },
  { file: 'hash-router.html', where: 'beside a router on #!/' },
  { file: 'hash-router-base-path.html', where: 'beside a router on #/', basePath: '/academy' },
  { file: 'two-sites.html', where: 'beside another site', basePath: '/first', keepsTitle: true },
];
