import css from './Icon.module.css';
import { interfaceIcons } from './interfaceIcons';
import { optionIcons } from './optionIcons';
import { reasonIcons } from './reasonIcons';

const icons = { ...optionIcons, ...reasonIcons, ...interfaceIcons };

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {icons[name]}
    </svg>
  );
}
