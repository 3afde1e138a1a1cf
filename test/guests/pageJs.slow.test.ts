// page.js keeps its path in `history.state`, and on Back believes it more than the address.
import { expect, it } from 'vitest';
import { guests } from '../../build/tools/install.mjs';
import { codeBlocks } from '../codeBlocks';
import { describeInChromium, inPortal, script } from '../e2e/chromium';
import { follow, shows } from '../e2e/everyScreen';
import { careers, training } from '../screens';

const push = codeBlocks.find(({ code }) => code.includes('history.pushState({ path'));

const body = `<p id="view"></p><training-site></training-site>${script}
  <script src="/${guests}/node_modules/page/page.js"></script>
  <script>
    const show = (text) => () => { document.getElementById('view').textContent = text; };
    page('/portal/page', show('Partners'));
    page('/portal/news', show('News'));
    page();
    ${push?.code}
  </script>`;

describeInChromium('beside page.js', ({ openHtml }) => {
  it('beside page.js, Back, Forward and a reload lead to the screen in the address', async () => {
    const page = await openHtml(inPortal(body));
    await follow(page, training);
    await follow(page, careers);
    await page.goBack();
    await shows(page, training);
    expect(new URL(page.url()).hash).toBe('#/training');
    await page.goForward();
    await shows(page, careers);
    await page.reload();
    await shows(page, careers);
    expect(new URL(page.url()).hash).toBe('#/careers');
  });
});
