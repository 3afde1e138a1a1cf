import css from './ClientLogo.module.css';
import { clientLogos } from './clientLogos';

export type ClientLogoName = keyof typeof clientLogos;

/** As an image it is one thing to assistive technology: the wordmark inside is not read out. */
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
