import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../drawings/Icon';
import classes from './IconButton.module.css';

interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly icon: IconName;
  /** Its name, since it shows none. */
  readonly label: string;
}

/** A button that is only a sign. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <button {...props} type="button" className={classes.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
