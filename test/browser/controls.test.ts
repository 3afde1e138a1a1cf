import { expect, it } from 'vitest';
import { describeInChromium } from './chromium';

describeInChromium('the controls of the screens', ({ open }) => {
  it('opens and closes each answer by itself, and keeps all of them in the page', async () => {
    const page = await open('/demo/#/consultation');
    const first = page.getByRole('button', { name: 'How does an engagement start?' });
    const second = page.getByRole('button', { name: 'Can consultancy and training be combined?' });
    const answers = page.locator('[id^="faq-"]');
    const shown = async () => {
      const all = await answers.all();
      return Promise.all(all.map((answer) => answer.locator('p').isVisible()));
    };
    expect(await shown()).toEqual([true, false, false, false]);
    await second.click();
    expect(await shown()).toEqual([true, true, false, false]);
    await first.click();
    expect(await shown()).toEqual([false, true, false, false]);
    expect(await first.getAttribute('aria-expanded')).toBe('false');
  });

  it('moves the pressed filter and says its count', async () => {
    const page = await open('/demo/#/careers');
    await page.getByRole('button', { name: 'Sales, 0 openings' }).click();
    const pressed = page.getByRole('button', { pressed: true });
    expect(await pressed.getAttribute('aria-label')).toBe('Sales, 0 openings');
    await page.getByText('Sales: 0 openings').waitFor();
    expect(await page.getByText('Currently, we are not hiring!').isVisible()).toBe(true);
  });

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
