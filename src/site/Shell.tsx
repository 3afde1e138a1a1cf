import { type FocusEvent, type ReactNode, useRef } from 'react';
import { moveFocus } from '../browser/focus';
import { attempt } from '../browser/log';
import { BelowOpening } from '../components/BelowOpening';
import { CookieNotice } from '../components/CookieNotice';
import { FloatingMenu } from '../components/FloatingMenu';
import { Footer } from '../components/Footer';
import { Header } from '../components/Header';
import { HomeLink } from '../components/HomeLink';
import { MailLink } from '../components/MailLink';
import { SkipLink } from '../components/SkipLink';
import { SocialLinks } from '../components/SocialLinks';
import { foundingYear } from '../content/company';
import { navigation } from '../content/navigation';
import { cookieNotice, shellText } from '../content/shell';
import type { Company } from '../content/types';
import { copyright } from './copyright';
import type { SiteLocation } from './SiteLocation';
import type { HideablePart } from './SiteProps';

interface ShellProps {
  readonly company: Company;
  readonly path: string;
  /** Whether header, main part and footer are landmarks of the page. */
  readonly landmarks: boolean;
  readonly hide: readonly HideablePart[];
  /** Default: the current year. */
  readonly year: number | undefined;
  readonly subscribe: SiteLocation['subscribe'];
  readonly children: ReactNode;
}

/**
 * Marks the site while keyboard focus is on a control, except in the notice; headings have a `tabindex` and don't
 * count. CSS can't do this alone: WebKit doesn't evaluate `:has(:focus-visible)` again when focus moves.
 */
function markKeyboard({ currentTarget, target }: FocusEvent) {
  attempt('note the use of the keyboard', () =>
    currentTarget.parentElement?.toggleAttribute(
      'data-keyboard',
      target.matches(':focus-visible:not([tabindex])'),
    ),
  );
}

const keyboardMark = { onFocus: markKeyboard, onBlur: markKeyboard };

/** Header, footer, menu and notice: the same around every screen. */
export function Shell({ company, path, landmarks, hide, year, subscribe, children }: ShellProps) {
  const main = useRef<HTMLDivElement>(null);
  /** The heading of the screen, which a screen reader then says. */
  const heading = () => main.current?.querySelector<HTMLElement>('[tabindex]') ?? null;
  const homeLink = (
    <HomeLink companyName={company.name} label={`${company.name}, ${shellText.home}`} />
  );
  const socialLinks = { items: company.socialLinks, newTab: shellText.newTab };

  return (
    <>
      <div className="page" {...keyboardMark}>
        {!hide.includes('header') && (
          <Header
            landmark={landmarks}
            skipLink={
              <SkipLink currentPath={path} onSkip={() => heading()?.focus()}>
                {shellText.skipLink}
              </SkipLink>
            }
            homeLink={homeLink}
            items={navigation.filter((item) => item.displayOnHeadNav)}
            currentPath={path}
            navLabel={shellText.headNavLabel}
            menu={
              <FloatingMenu
                items={navigation.filter((item) => item.displayOnFloatingMenu)}
                currentPath={path}
                title={shellText.menuTitle}
                openLabel={shellText.openMenu}
                closeLabel={shellText.closeMenu}
              >
                <MailLink address={company.helloEmail} />
                <SocialLinks {...socialLinks} compact />
              </FloatingMenu>
            }
          />
        )}
        <div ref={main} part="main" role={landmarks ? 'main' : undefined}>
          {children}
        </div>
        <BelowOpening>
          {/* A new element for each screen: the same element at another height would be a layout shift. */}
          {!hide.includes('footer') && (
            <Footer
              key={path}
              landmark={landmarks}
              homeLink={homeLink}
              line={shellText.footerLine}
              items={navigation}
              currentPath={path}
              navLabel={shellText.footerNavLabel}
              socialLinks={<SocialLinks {...socialLinks} />}
              copyright={copyright(foundingYear, year ?? new Date().getFullYear(), company.name)}
              places={shellText.footerPlaces}
            />
          )}
        </BelowOpening>
      </div>
      {!hide.includes('notice') && (
        <CookieNotice
          {...cookieNotice}
          subscribe={subscribe}
          onAccept={() => moveFocus(heading())}
        />
      )}
    </>
  );
}
