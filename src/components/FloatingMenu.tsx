import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { NavigationItem } from '../content/types';
import * as classes from './FloatingMenu.module.css';
import { IconButton } from './IconButton';
import { SiteLink } from './SiteLink';
import { showOverSite } from './showOverSite';

interface FloatingMenuProps {
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  /** Each navigation gives a new object. Then the menu closes. */
  readonly visit: object;
  readonly title: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  /** Shown at the bottom of the panel. */
  readonly children: ReactNode;
}

/**
 * The navigation of a narrow site: a button that opens a panel with a scrim. The native modal
 * dialog provides the focus trap, Escape and the return of focus, and no `z-index` or `transform`
 * of the page affects the top layer.
 */
export function FloatingMenu(props: FloatingMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [visit, setVisit] = useState(props.visit);
  if (visit !== props.visit) {
    setVisit(props.visit);
    setIsOpen(false);
  }
  const close = () => setIsOpen(false);

  function toggle() {
    // The browser may have closed the dialog, and its event comes in a later task.
    const isShown = dialog.current?.open;
    setIsOpen(!(isOpen && isShown));
    setWasOpened(true);
  }

  // In a layout effect, so that the menu is closed when focus moves to the heading of the new
  // screen. Nothing outside an open modal dialog can have focus.
  useLayoutEffect(
    () => (isOpen && dialog.current ? showOverSite(dialog.current) : undefined),
    [isOpen],
  );

  return (
    <>
      <IconButton icon="menu" label={props.openLabel} aria-haspopup="dialog" onClick={toggle} />
      <dialog
        ref={dialog}
        className={classes.menu}
        aria-label={props.title}
        // The event comes in a later task. By then the menu may be open again.
        onClose={({ currentTarget }) => currentTarget.open || close()}
        // A link closes the menu, and so does a click beside the panel, also in the page around the
        // site.
        onClick={({ target, currentTarget }) =>
          (target === currentTarget || (target as Element).closest('a')) && close()
        }
        onKeyDown={keepEscape}
        // Scripts of the page that scroll it smoothly would take the wheel from the panel.
        onWheel={(event) => event.stopPropagation()}
      >
        {/* Most visitors never open it. Without its content the first screen is rendered sooner. */}
        {wasOpened && (
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
        )}
      </dialog>
    </>
  );
}

/** Escape closes only the menu, and not an overlay of the page that contains the site. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}
