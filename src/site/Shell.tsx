import { type ReactNode, useRef } from 'react';
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
import type { Company } from '../content/company';
import type { Content } from '../content/schema';
import { copyright } from './copyright';
import type { SiteState } from './SiteState';

interface ShellProps extends SiteState {
  readonly content: Content;
  readonly company: Company;
  readonly children: ReactNode;
}

/** Header, footer, menu and notice: the same around every screen. */
export function Shell({ content, company, children, ...state }: ShellProps) {
  const { language, navigation, shell } = content;
  const { path, visit, landmarks, accepted, year } = state;
  const { hide } = state.settings;
  const main = useRef<HTMLDivElement>(null);
  /** The heading of the screen, which a screen reader then says. */
  const heading = () => main.current?.querySelector<HTMLElement>('[tabindex]') ?? null;
  const { comma } = language;
  const homeLink = (
    <HomeLink companyName={company.name} label={`${company.name}${comma} ${shell.home}`} />
  );
  const hasNotice = !hide.includes('notice');
  const hasFooter = !hide.includes('footer');
  const socialLinks = { items: company.socialLinks, newTab: `${comma} ${shell.newTab}` };

  return (
    <div
      className="page"
      data-notice={(hasNotice && !accepted) || undefined}
      data-end={hasNotice && !hasFooter ? 'notice' : undefined}
    >
      {hide.includes('header') ? (
        // The top of the site, which comes into view after a navigation.
        <div />
      ) : (
        <Header
          landmark={landmarks}
          skipLink={
            <SkipLink
              currentPath={path}
              onSkip={() => attempt('move focus', () => heading()?.focus())}
            >
              {shell.skipLink}
            </SkipLink>
          }
          homeLink={homeLink}
          items={navigation.filter((item) => item.displayOnHeadNav)}
          currentPath={path}
          navLabel={shell.headNavLabel}
          menu={
            <FloatingMenu
              items={navigation.filter((item) => item.displayOnFloatingMenu)}
              currentPath={path}
              visit={visit}
              title={shell.menuTitle}
              openLabel={shell.openMenu}
              closeLabel={shell.closeMenu}
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
      {hasNotice && (
        <CookieNotice
          {...shell.cookieNotice}
          hidden={accepted}
          aboveFooter={hasFooter}
          onAccept={() => moveFocus(heading())}
        />
      )}
      <BelowOpening>
        {/* Browsers count a footer that moves as a layout shift, except after a click. So Back makes a new footer. */}
        {hasFooter && (
          <Footer
            key={visit.by === 'history' ? path : undefined}
            landmark={landmarks}
            homeLink={homeLink}
            line={shell.footerLine}
            items={navigation}
            currentPath={path}
            navLabel={shell.footerNavLabel}
            socialLinks={<SocialLinks {...socialLinks} />}
            copyright={copyright(
              company.foundingYear,
              year ?? new Date().getFullYear(),
              company.name,
            )}
            places={shell.footerPlaces}
          />
        )}
      </BelowOpening>
    </div>
  );
}
