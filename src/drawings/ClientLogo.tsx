import { clientLogos, type Logo } from 'virtual:client-logos';
import classes from './ClientLogo.module.css';

/**
 * A client's logo, the file `clients/<name>.svg`. In a wide font a wordmark is wider than its box, and the
 * cell has room for that. The image role keeps screen readers from reading the text inside as well.
 */
export function ClientLogo({ name, alt }: { name: string; alt: string }) {
  // The build stops when the file is missing.
  const { width, shapes } = clientLogos[name] as Logo;
  return (
    <svg
      className={classes.logo}
      width={width}
      height="32"
      viewBox={`0 0 ${width} 32`}
      role="img"
      aria-label={alt}
    >
      {shapes}
    </svg>
  );
}
