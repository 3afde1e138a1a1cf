import { useContext } from 'react';
import { useRouter } from 'wouter';
import { LinkContext, pageOf } from './SiteLink';
import * as classes from './SkipLink.module.css';

interface SkipLinkProps {
  readonly currentPath: string;
  readonly onSkip: () => void;
  readonly children: string;
}

/**
 * Moves focus past the header. It doesn't use the hash, because the hash belongs to the whole page
 * and browsers don't look for fragment ids inside a shadow root.
 */
export function SkipLink({ currentPath, onSkip, children }: SkipLinkProps) {
  const { hrefs } = useRouter();
  const { pages } = useContext(LinkContext);
  return (
    <a
      className={classes.skip}
      data-ground="accent"
      href={pages ? pageOf(currentPath, pages) : hrefs(currentPath)}
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {children}
    </a>
  );
}
