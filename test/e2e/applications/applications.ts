import { type Host, inHash, inPath } from '../../../tools/hosts/hosts';

/** A host of this folder. */
export interface Application extends Host {
  readonly file: string;
  /** Which of the routers in `file`, as `<body data-router>`. */
  readonly kind: string;
}

const routers = {
  'reactRouter.tsx': {
    createBrowserRouter: inPath,
    BrowserRouter: inPath,
    createHashRouter: inHash,
    HashRouter: inHash,
  },
  'vueRouter.ts': { createWebHistory: inPath, createWebHashHistory: inHash },
  'ownRouter.ts': { hash: inHash, path: inPath, none: inPath },
};

export const applications: readonly Application[] = Object.entries(routers).flatMap(
  ([file, kinds]) =>
    Object.entries(kinds).map(([kind, addresses]) => ({
      ...addresses('/app'),
      // React Router writes the home of its base name without a slash.
      ...(file === 'reactRouter.tsx' && addresses === inPath && { home: '/app' }),
      name: `${file}, ${kind}`,
      file,
      kind,
    })),
);
