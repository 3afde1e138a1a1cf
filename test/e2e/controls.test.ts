import { expect, it } from 'vitest';
import { phoneUrl, whatsAppUrl } from '../../src/components/phoneNumber';
import { company } from '../../src/content/company';
import { contactText } from '../../src/content/contact';
import { describeInChromium } from './chromium';

const { fullName, email, message, send } = contactText.form;

describeInChromium('the controls of the screens', ({ open }) => {
  it('offers a form of which nothing can be filled in or sent', async () => {
    const page = await open('/demo/#/contact-us');
    for (const name of [fullName, email, message]) {
      expect(await page.getByRole('textbox', { name }).isDisabled()).toBe(true);
    }
    expect(await page.getByRole('button', { name: send }).isDisabled()).toBe(true);
  });

  it('links to telephone, WhatsApp and mail', async () => {
    const page = await open('/demo/#/contact-us');
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      phoneUrl(company.phone),
      whatsAppUrl(company.whatsApp),
      `mailto:${company.helloEmail}`,
      `mailto:${company.infoEmail}`,
      `mailto:${company.helloEmail}`,
    ]);
  });
});
