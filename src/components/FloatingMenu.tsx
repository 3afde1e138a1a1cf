import { type ReactNode, useRef } from 'react';
import type { NavigationItem } from '../content/types';
import classes from './FloatingMenu.module.css';
import { IconButton } from './IconButton';
import { SiteLink } from './SiteLink';
import { useLaidOverSite } from './useLaidOverSite';

export interface FloatingMenuProps {
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  readonly title: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  /** Shown at the foot of the panel. */
  readonly children: ReactNode;
}

/**
 * The navigation where the header has no room for it: a button, and a panel with its scrim in the
 * top layer. The native dialog brings the focus trap, Escape, and the return of focus, and no host's
 * z-index or transform reaches it.
 */
export function FloatingMenu(props: FloatingMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { lay, lift } = useLaidOverSite(dialog);
  const close = () => dialog.current?.close();

  function open() {
    lay();
    // jsdom knows no showModal.
    dialog.current?.showModal?.();
  }

  return (
    <>
      <IconButton icon="menu" label={props.openLabel} aria-haspopup="dialog" onClick={open} />
      <dialog ref={dialog} className={classes.menu} aria-label={props.title} onClose={lift}>
        <div className={classes.panel}>
          <div className={classes.bar}>
            <p>{props.title}</p>
            <IconButton icon="close" label={props.closeLabel} onClick={close} />
          </div>
          <nav aria-label={props.title}>
            <ul className={classes.stops}>
              {props.items.map(({ displayName, url }) => (
                <li key={url}>
                  <SiteLink
                    link={{ kind: 'screen', path: url }}
                    className={classes.stop}
                    aria-current={url === props.currentPath ? 'page' : undefined}
                    onClick={close}
                  >
                    <span>{displayName}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes.foot} data-ground="deep">
            {props.children}
          </div>
        </div>
        {/* For the pointer alone; after the panel, so that the dialog gives focus to its first button. */}
        <button type="button" className={classes.scrim} tabIndex={-1} aria-hidden onClick={close} />
      </dialog>
    </>
  );
}
