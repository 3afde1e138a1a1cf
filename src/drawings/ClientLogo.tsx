import css from './ClientLogo.module.css';
import { clientLogos } from './clientLogos';

export type ClientLogoName = keyof typeof clientLogos;

/** A client's logo. The image role keeps screen readers from reading the text inside as well. */
export function ClientLogo({ name, alt }: { name: ClientLogoName; alt: string }) {
  const { width, shapes } = clientLogos[name];
  return (
    <svg
      className={css.logo}
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
