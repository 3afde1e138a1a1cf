import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import { Link as ScreenLink } from 'wouter';

/** Where a link leads. */
export type Link =
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'mail'; readonly address: string; readonly subject?: string }
  /** `whatsapp` and `social` open in a new tab. */
  | { readonly kind: 'phone' | 'whatsapp' | 'social'; readonly url: string };

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;
type ContactLink = Exclude<Link, { readonly kind: 'screen' }>;

/** The target of a link that leads out of the site. */
export interface Contact {
  readonly kind: ContactLink['kind'];
  /** Where the link leads, such as `mailto:hello@skillmere.example`. */
  readonly href: string;
}

/** What the links of a site have in common. */
export interface LinkSettings {
  /** Called before a link leads out of the site. If it returns false, the link is not opened. */
  readonly mayOpen: (contact: Contact) => boolean;
  /**
   * The folder with a page for each screen, with a slash at its end; '' if there are no such pages.
   */
  readonly pages: string;
  /**
   * At the end of the subject of a mail, and the text of a WhatsApp message; '' if there is none.
   */
  readonly subject: string;
}

export const LinkContext = createContext<LinkSettings>({
  mayOpen: () => true,
  pages: '',
  subject: '',
});

/** A link of any kind. It has an address, so that middle-click, copy and open in a new tab work. */
export function SiteLink({ link, ...props }: AnchorProps & { readonly link: Link }) {
  const { mayOpen, pages, subject } = useContext(LinkContext);
  if (link.kind === 'screen') {
    if (!pages) return <ScreenLink {...props} href={link.path} />;
    return <a {...props} href={pageOf(link.path, pages)} />;
  }
  const { kind } = link;
  const href = hrefOf(link, subject);
  const isNewTab = kind === 'whatsapp' || kind === 'social';
  // A click with the middle button opens the link in a new tab.
  const open = (event: MouseEvent) =>
    event.button > 1 || mayOpen({ kind, href }) || event.preventDefault();
  return (
    <a
      {...props}
      href={href}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={open}
      onAuxClick={open}
    />
  );
}

/** The address of the page for the screen at `path`. */
export function pageOf(path: string, pages: string): string {
  return path === '/' ? pages : `${pages}${path.slice(1)}/`;
}

/** @param source - where the visitor comes from; '' if that is not said */
function hrefOf(link: ContactLink, source: string): string {
  switch (link.kind) {
    case 'mail':
      return `mailto:${link.address}${queryOf('subject', link.subject, source)}`;
    case 'whatsapp':
      return link.url + queryOf('text', source);
    case 'phone':
    case 'social':
      return link.url;
    default:
      return link satisfies never;
  }
}

/** The query of an address with these words as the value of `name`; '' without words. */
function queryOf(name: string, ...words: readonly (string | undefined)[]): string {
  const value = words.filter(Boolean).join(' ');
  return value && `?${name}=${encodeURIComponent(value)}`;
}
