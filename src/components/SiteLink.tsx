import type { AnchorHTMLAttributes } from 'react';
import { Link as ScreenLink } from 'wouter';
import type { Link } from '../content/types';
import { phoneUrl } from './phoneNumber';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;

/** A link of any kind, always with an `href`: middle-click, copy and open in a new tab work. */
export function SiteLink({ link, ...props }: AnchorProps & { readonly link: Link }) {
  switch (link.kind) {
    case 'screen':
      return <ScreenLink {...props} href={link.path} />;
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
