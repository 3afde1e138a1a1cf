import { type AnchorHTMLAttributes, createContext, useContext } from 'react';
import { Link as ScreenLink } from 'wouter';
import type { Link } from '../content/types';
import { phoneUrl } from './phoneNumber';

type AnchorProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel' | 'onPointerEnter' | 'onFocus'
>;

/** The function that is called with the path of the screen that the visitor is probably about to open. */
export const PrepareScreen = createContext((_path: string): void => undefined);

/** A link of any kind, always with an `href`: middle-click, copy and open in a new tab work. */
export function SiteLink({ link, ...props }: AnchorProps & { readonly link: Link }) {
  const prepareScreen = useContext(PrepareScreen);
  switch (link.kind) {
    case 'screen': {
      // A pointer enters a link, or focus moves to it, before it is clicked.
      const prepare = () => prepareScreen(link.path);
      return <ScreenLink {...props} href={link.path} onPointerEnter={prepare} onFocus={prepare} />;
    }
    case 'external':
      return <a {...props} href={link.url} target="_blank" rel="noopener noreferrer" />;
    case 'mail':
      return <a {...props} href={`mailto:${link.address}`} />;
    case 'phone':
      return <a {...props} href={phoneUrl(link.number)} />;
    default:
      return link satisfies never;
  }
}
