import content from 'content';
import type { FaqItem } from '../src/content/types';
import { jobsOf } from '../src/screens/jobsOf';

// Accessible names of what is on the screens, as the content gives them.

/** The logo's link. */
export const homeLink = `${content.company.name}${content.language.comma} ${content.shell.home}`;
/** The link of Home to Training. */
export const { trainingAction } = content.home;
export const { skipLink, openMenu, closeMenu, menuTitle } = content.shell;
export const { accept, label: cookieNoticeLabel } = content.shell.cookieNotice;

const namesOf = (links: readonly { displayName: string }[]): readonly string[] =>
  links.map(({ displayName }) => displayName);
/** The links of header, menu and footer. */
export const headerLinks = namesOf(content.navigation.filter((item) => item.displayOnHeadNav));
export const menuLinks = namesOf(content.navigation.filter((item) => item.displayOnFloatingMenu));
export const footerLinks = namesOf(content.navigation);

const inNewTab = (name: string) => `${name}${content.language.comma} ${content.shell.newTab}`;

export const socialLinks = namesOf(content.company.socialLinks).map(inNewTab);

/** The rows of the Contact screen. */
export const contactRows = {
  phone: `${content.contact.kinds.phone} ${content.company.phone}`,
  whatsApp: inNewTab(`${content.contact.kinds.whatsApp} ${content.company.whatsApp}`),
  hello: `${content.contact.kinds.hello} ${content.company.helloEmail}`,
  info: `${content.contact.kinds.info} ${content.company.infoEmail}`,
};

/** The filters of the Careers screen, and what is announced when they are pressed. */
export const filters = content.careers.filters.map((filter) => {
  const count = jobsOf(content.careers.jobs, filter).length;
  const form = new Intl.PluralRules(content.language.lang).select(count);
  const counted = content.careers.openings[form]?.replace(/\d+/, `${count}`) ?? '';
  const { displayName } = filter;
  return {
    name: `${displayName}${content.language.comma} ${counted}`,
    announcement: `${displayName}: ${counted}`,
  };
});

/** A question whose answer is closed at first. */
export const closedQuestion = content.consultancy.faq.find(({ isActive }) => !isActive) as FaqItem;
