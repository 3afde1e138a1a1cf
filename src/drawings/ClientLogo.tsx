import clientLogos from 'client-logos';
import * as classes from './ClientLogo.module.css';

/**
 * A client's logo, the file `clients/<name>.svg`. In a wide font a wordmark is wider than its box,
 * and the cell has room for that. The browser chooses fonts by the language. Orca reads the text
 * inside an image too, unless it is hidden.
 */
export function ClientLogo({ name, alt }: { name: string; alt: string }) {
  // The build stops when the logo is missing.
  const Logo = clientLogos[name];
  return (
    Logo && (
      <div role="img" aria-label={alt}>
        <Logo className={classes.drawing} lang="en" aria-hidden />
      </div>
    )
  );
}
