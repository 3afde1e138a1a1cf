import { careerFilters, careersText, jobs } from '../src/content/careers';
import { company } from '../src/content/company';
import { contactText } from '../src/content/contact';
import { navigation } from '../src/content/navigation';
import { cookieNotice, shellText } from '../src/content/shell';
import { jobsOf } from '../src/screens/jobsOf';

// Accessible names of what is on the screens, as the content gives them.

/** The logo's link. */
export const homeLink = `${company.name}, ${shellText.home}`;
export const { skipLink, openMenu, closeMenu, menuTitle } = shellText;
export const { accept, label: cookieNoticeLabel } = cookieNotice;

/** The links of header, menu and footer. */
export const headerLinks: readonly string[] = navigation
  .filter((item) => item.displayOnHeadNav)
  .map((item) => item.displayName);
export const menuLinks: readonly string[] = navigation
  .filter((item) => item.displayOnFloatingMenu)
  .map((item) => item.displayName);
export const footerLinks: readonly string[] = navigation.map((item) => item.displayName);

const inNewTab = (name: string) => `${name}, ${shellText.newTab}`;

export const socialLinks: readonly string[] = company.socialLinks.map(({ displayName }) =>
  inNewTab(displayName),
);

/** The rows of the Contact screen. */
export const contactRows = {
  phone: `${contactText.kinds.phone} ${company.phone}`,
  whatsApp: inNewTab(`${contactText.kinds.whatsApp} ${company.whatsApp}`),
  hello: `${contactText.kinds.hello} ${company.helloEmail}`,
  info: `${contactText.kinds.info} ${company.infoEmail}`,
};

/** The filters of the Careers screen, and what is announced when they are pressed. */
export const filters = careerFilters.map((filter) => {
  const count = jobsOf(jobs, filter).length;
  const counted = `${count} ${count === 1 ? careersText.opening : careersText.openings}`;
  const { displayName } = filter;
  return { name: `${displayName}, ${counted}`, announcement: `${displayName}: ${counted}` };
});
