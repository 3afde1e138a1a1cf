import * as classes from './LogoMark.module.css';
import Logo from './logo.svg';

/** The picture beside the company's name, the file `logo.svg`, in its own colours. */
export function LogoMark() {
  return <Logo className={classes.mark} aria-hidden />;
}
