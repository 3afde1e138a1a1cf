import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';

describeInChromium('the controls of the screens', ({ open }) => {
  it('offers a form of which nothing can be filled in or sent', async () => {
    const page = await open('/demo/#/contact-us');
    const names = ['Full name', 'Email', 'Message'];
    for (const name of names) {
      expect(await page.getByRole('textbox', { name }).isDisabled()).toBe(true);
    }
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  });

  it('links to telephone, WhatsApp and mail for real', async () => {
    const page = await open('/demo/#/contact-us');
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      'tel:+910000000000',
      'https://wa.me/910000000000',
      'mailto:hello@skillmere.example',
      'mailto:info@skillmere.example',
      'mailto:hello@skillmere.example',
    ]);
  });
});
