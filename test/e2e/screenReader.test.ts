import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../screens';
import { describeInChromium } from './chromium';
import { outlineOf } from './outline';

const banner = `
banner
  link "Skip to content"
  link "Skillmere, home"
  navigation "Main"
    list of 4
      link "Know Us More"
      link "Training"
      link "Consultancy"
      link "Contact Us"
`;

const contentinfo = `
contentinfo
  link "Skillmere, home"
  navigation "Footer"
    list of 6
      link "Home"
      link "Know Us More"
      link "Training"
      link "Consultancy"
      link "Career"
      link "Contact Us"
  list of 3
    link "LinkedIn, opens in a new tab"
    link "Facebook, opens in a new tab"
    link "Twitter, opens in a new tab"
region "Cookie notice"
  button "Accept"
`;

const main = {
  '/': `
main
  heading 1 "STOP WANDERING! TIME TO UPGRADE..."
  link "See the training"
  link "Write to us"
  region "Our Happy Clients"
    heading 2 "Our Happy Clients"
    list of 8
      image "Norvale logo"
      image "Kitebridge logo"
      image "Halden & Roe logo"
      image "Quillory logo"
      image "Bluecairn logo"
      image "Mandaro logo"
      image "Oaksted logo"
      image "Verrin logo"
  region "Why choose us?"
    heading 2 "Why choose us?"
    list of 4
      heading 3 "True partners"
      heading 3 "Domain Expertise"
      heading 3 "Focus on innovation"
      heading 3 "Customized Learning Path"
  region "Our Track Record"
    heading 2 "Our Track Record"
  region "Write to us"
    heading 2 "Write to us"
    link "hello@skillmere.example"
`,
  '/know-us-more': `
main
  heading 1 "We Launched in 2015!"
  region "Where we work"
    heading 2 "Where we work"
    list of 4
`,
  '/training': `
main
  heading 1 "Getting Ready for the future."
  heading 2 "Corporate"
  list of 5
  heading 2 "College"
  list of 5
  region "More that 15+ options"
    heading 2 "More that 15+ options"
    list of 15
`,
  '/consultation': `
main
  heading 1 "Consultancy"
  heading 2 "Management"
  heading 2 "Business Strategies"
  heading 2 "Development"
  heading 2 "Mentorship"
  region "Questions, answered plainly"
    heading 2 "Questions, answered plainly"
    heading 3 "How does an engagement start?"
      button "How does an engagement start?", open
    heading 3 "Can consultancy and training be combined?"
      button "Can consultancy and training be combined?", closed
    heading 3 "Do you work on site or remotely?"
      button "Do you work on site or remotely?", closed
    heading 3 "What stays with us when you leave?"
      button "What stays with us when you leave?", closed
  region "Want to know More?"
    heading 2 "Want to know More?"
    link "hello@skillmere.example"
`,
  '/contact-us': `
main
  heading 1 "Say hello!"
  list of 4
    link "Call +91 00000 00000"
    link "WhatsApp +91 00000 00000, opens in a new tab"
    link "Say hello hello@skillmere.example"
    link "Information info@skillmere.example"
  region "Two offices"
    heading 2 "Two offices"
    list of 2
      heading 3 "Delhi"
      heading 3 "Bhubaneswar"
  region "Send a message"
    heading 2 "Send a message"
    link "hello@skillmere.example"
    form
      group "Send a message" (Our forms are being reworked, so this one is switched off. Please write to hello@skillmere.example instead; it reaches the same people.)
        textbox "Full name", disabled
        textbox "Email", disabled
        textbox "Message", disabled
        button "Send", disabled
`,
  '/careers': `
main
  heading 1 "Careers"
  group "Departments"
    button "All, 0 openings", pressed
    button "Instructor, 0 openings"
    button "Operations, 0 openings"
    button "Engineering, 0 openings"
    button "People, 0 openings"
    button "Sales, 0 openings"
    button "Design, 0 openings"
  status
  heading 2 "Currently, we are not hiring!"
  link "careers@skillmere.example"
`,
  '/no-such-screen': `
main
  heading 1 "404 Oops! Page Not Found."
  list of 4
    link "Home"
    link "Training"
    link "Consultancy"
    link "Contact Us"
`,
};

const menu = `
dialog "Menu"
  button "Close menu"
  navigation "Menu"
    list of 5
      link "Know Us More"
      link "Training"
      link "Consultancy"
      link "Career"
      link "Contact Us"
  link "hello@skillmere.example"
  list of 3
    link "LinkedIn, opens in a new tab"
    link "Facebook, opens in a new tab"
    link "Twitter, opens in a new tab"
`;

const textOf = async (page: Page) => `\n${(await outlineOf(page)).join('\n')}\n`;
const landmarksOf = async (page: Page) =>
  (await outlineOf(page))
    .map((line) => line.trim())
    .filter((line) => /^(banner|main|contentinfo)/.test(line));

describeInChromium('a screen reader', ({ open, openHtml }) => {
  it.each(screens)('finds landmarks, headings and names on $path', async ({ path, heading }) => {
    const page = await open(`/demo/#${path}`, { notice: true });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await textOf(page)).toBe(`${banner}${main[path]}${contentinfo}`.replace(/\n+/g, '\n'));
  });

  it('finds a button in place of the links where the site is narrow, and nothing but the menu in it', async () => {
    const page = await open('/demo/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('contentinfo').waitFor();
    expect((await outlineOf(page)).slice(0, 4)).toEqual([
      'banner',
      '  link "Skip to content"',
      '  link "Skillmere, home"',
      '  button "Open menu"',
    ]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await textOf(page)).toBe(menu);
  });

  it('finds each landmark once, on a page of ours and on a page that has its own', async () => {
    const once = ['banner', 'main', 'contentinfo'];
    for (const address of ['/demo/', '/demo/portal.html']) {
      const page = await open(address);
      await page.getByRole('heading', { level: 1, name: 'STOP WANDERING!' }).waitFor();
      expect(await landmarksOf(page)).toEqual(once);
    }
  });

  it('reads English in a page of another language', async () => {
    const page = await openHtml(
      `<!doctype html><html lang="de"><title>Portal</title><body><p>Willkommen</p>
       <div id="site"></div><script src="/dist/training-site.js"></script>
       <script>TrainingSite.mount(document.getElementById('site'));</script></body></html>`,
    );
    const isEnglish = (element: Element) => element.matches(':lang(en)');
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isEnglish)).toBe(true);
    expect(await page.getByText('Willkommen').evaluate(isEnglish)).toBe(false);
  });
});
