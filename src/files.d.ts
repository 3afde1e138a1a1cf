// Files that the build turns into modules.

/**
 * Class names by local name: `import * as classes`. The build stops at a name that the stylesheet
 * does not have.
 */
declare module '*.module.css';

// A plain stylesheet is imported for its effect alone.
declare module '*.css';

declare module '*.svg' {
  import type { SVGProps } from 'react';

  export default function Logo(props: SVGProps<SVGSVGElement>): React.JSX.Element;
}

/** The content of the language of the script. */
declare module 'content' {
  const content: import('./content/schema').Content;
  export default content;
}

/** The contents of all languages, by their codes, for the server. */
declare module 'contents' {
  const contents: Readonly<Record<string, import('./content/schema').Content>>;
  export default contents;
}

/**
 * For each language, by its code, a short text that is new if its content or a logo of its clients
 * is new.
 */
declare module 'content-ids' {
  const ids: Readonly<Record<string, string>>;
  export default ids;
}

/** The logos of clients, by the names of their files. */
declare module 'client-logos' {
  import type { SVGProps } from 'react';

  const logos: Readonly<Record<string, (props: SVGProps<SVGSVGElement>) => React.JSX.Element>>;
  export default logos;
}

/** The stylesheet of the site. */
declare module 'stylesheet' {
  const styles: string;
  export default styles;
}
