import { useRouter } from 'wouter';
import classes from './SkipLink.module.css';

interface SkipLinkProps {
  readonly currentPath: string;
  readonly onSkip: () => void;
  readonly children: string;
}

/**
 * Leads past the header. It moves focus by itself and leaves the hash alone: a hash is one address
 * for the whole page, and no fragment finds an id inside a shadow root.
 */
export function SkipLink({ currentPath, onSkip, children }: SkipLinkProps) {
  const { hrefs } = useRouter();
  return (
    <a
      className={classes.skip}
      data-ground="accent"
      href={hrefs(currentPath)}
      onClick={(event) => {
        event.preventDefault();
        onSkip();
      }}
    >
      {children}
    </a>
  );
}
