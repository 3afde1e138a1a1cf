import { type AnchorHTMLAttributes, createContext, useContext } from 'react';
import { Link as ScreenLink } from 'wouter';
import { phoneUrl, whatsAppUrl } from './phoneNumber';

/** Where a link leads. */
export type Link =
  | { readonly kind: 'screen'; readonly path: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string }
  /** `whatsapp` and `social` open in a new tab. */
  | { readonly kind: 'whatsapp'; readonly number: string }
  | { readonly kind: 'social'; readonly url: string };

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>;
type ContactLink = Exclude<Link, { readonly kind: 'screen' }>;

/** The target of a link that leads out of the site. */
export interface Contact {
  readonly kind: ContactLink['kind'];
  /** Where the link leads, such as `mailto:hello@skillmere.example`. */
  readonly href: string;
}

/** Called before a link leads out of the site. If it returns false, the link is not opened. */
export const ContactContext = createContext<(contact: Contact) => boolean>(() => true);

/** A link of any kind, always with an `href`: middle-click, copy and open in a new tab work. */
export function SiteLink({ link, ...props }: AnchorProps & { readonly link: Link }) {
  const mayOpen = useContext(ContactContext);
  if (link.kind === 'screen') return <ScreenLink {...props} href={link.path} />;
  const { kind } = link;
  const href = hrefOf(link);
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...props}
      href={href}
      {...(href.startsWith('http') && newTab)}
      onClick={(event) => mayOpen({ kind, href }) || event.preventDefault()}
    />
  );
}

function hrefOf(link: ContactLink): string {
  switch (link.kind) {
    case 'mail':
      return `mailto:${link.address}`;
    case 'phone':
      return phoneUrl(link.number);
    case 'whatsapp':
      return whatsAppUrl(link.number);
    case 'social':
      return link.url;
    default:
      return link satisfies never;
  }
}
