import { type FocusEvent, type ReactNode, useRef } from 'react';
import { currentYear } from '../browser/clock';
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

export interface ShellProps {
  readonly company: Company;
  readonly path: string;
  /** Whether header, main and footer are the page's, or only a part of somebody else's. */
  readonly landmarks: boolean;
  readonly children: ReactNode;
}

/**
 * Says of the page whether the keyboard has reached a control in it (a heading takes focus for other
 * reasons). CSS alone can't: WebKit doesn't look at `:has(:focus-visible)` again when focus has moved.
 */
function markKeyboard({ currentTarget, target }: FocusEvent) {
  currentTarget.parentElement?.toggleAttribute(
    'data-keyboard',
    target.matches(':focus-visible:not([tabindex])'),
  );
}

const keyboardMark = { onFocus: markKeyboard, onBlur: markKeyboard };

/** What stays around every screen. */
export function Shell({ company, path, landmarks, children }: ShellProps) {
  const main = useRef<HTMLDivElement>(null);
  const homeLink = (
    <HomeLink companyName={company.name} label={`${company.name}, ${shellText.home}`} />
  );
  const socialLinks = { items: company.socialLinks, newTab: shellText.newTab };

  return (
    <>
      <div className="page" {...keyboardMark}>
        <Header
          landmark={landmarks}
          skipLink={
            <SkipLink currentPath={path} onSkip={() => main.current?.focus()}>
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
        <div ref={main} tabIndex={-1} part="main" role={landmarks ? 'main' : undefined}>
          {children}
        </div>
        <BelowOpening>
          {/* A new one with each screen: the same one elsewhere would be a shift of layout. */}
          <Footer
            key={path}
            landmark={landmarks}
            homeLink={homeLink}
            line={shellText.footerLine}
            items={navigation}
            currentPath={path}
            navLabel={shellText.footerNavLabel}
            socialLinks={<SocialLinks {...socialLinks} />}
            copyright={copyright(foundingYear, currentYear(), company.name)}
            places={shellText.footerPlaces}
          />
        </BelowOpening>
      </div>
      <CookieNotice
        {...cookieNotice}
        onAccept={() => main.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
