import css from './ClientLogo.module.css';
import { clientLogos } from './clientLogos';

export type ClientLogoName = keyof typeof clientLogos;

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
      focusable="false"
    >
      {/* The name is said once, by the label. */}
      <g aria-hidden="true">{shapes}</g>
    </svg>
  );
}
