import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../drawings/Icon';
import * as classes from './IconButton.module.css';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={classes.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
