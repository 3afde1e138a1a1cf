// The block editor, with a post that holds the pasted code.
import { newVisitor } from './visit.mjs';

/** In the page: what of the block editor is used here. */
const editor = `
  const { select, dispatch } = window.wp.data;
  const all = (blocks) => blocks.flatMap((block) => [block, ...all(block.innerBlocks)]);
  const blocks = () => all(select('core/block-editor').getBlocks());
`;

/**
 * Opens a post in the block editor as its user, saves it with an excerpt, and looks at the preview of its
 * Custom HTML block.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./posts.mjs').Post} post
 * @returns {Promise<{ keeps: string, previews: string }>} 'yes' or what is otherwise
 */
export async function edit(browser, origin, post) {
  const context = await newVisitor(browser, origin, { user: post.user });
  const page = await context.newPage();
  context.setDefaultTimeout(20_000);
  await page.goto(`${origin}/wp-admin/post.php?post=${post.id}&action=edit`);
  await page.waitForFunction(`(() => { ${editor} return blocks().length > 0; })()`);
  const invalid = await page.evaluate(`(() => { ${editor}
    return blocks().filter(({ isValid }) => !isValid).map(({ name }) => name).join(', ');
  })()`);
  await page.evaluate(`(async () => { ${editor}
    dispatch('core/edit-post').toggleFeature('welcomeGuide');
    dispatch('core/editor').editPost({ excerpt: 'Courses' });
    await dispatch('core/editor').savePost();
  })()`);
  const stored = await page.evaluate(
    `(() => { ${editor} return select('core/editor').getCurrentPost().content; })()`,
  );
  // It writes attributes without a value as data-training-site="".
  const isSame = await page.evaluate(
    (texts) => {
      const [one, other] = texts.map((text) => {
        const template = document.createElement('template');
        template.innerHTML = text.trim();
        return template.innerHTML;
      });
      return one === other;
    },
    [String(stored), post.stored],
  );
  const keeps = invalid ? `not valid: ${invalid}` : isSame ? 'yes' : 'no';

  await page.evaluate(`(() => { ${editor}
    const found = blocks().find(({ name }) => name === 'core/html');
    dispatch('core/block-editor').selectBlock(found.clientId);
  })()`);
  await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
  const frame = page.frameLocator('.wp-block-html iframe');
  await frame.locator('body').waitFor({ state: 'attached' });
  const isThere = await frame
    .locator('[part=footer]')
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
  // The editor may give the frame no height.
  const box = await page.locator('.wp-block-html iframe').boundingBox();
  const previews = isThere && Number(box?.height) > 100 ? 'yes' : 'no';
  await context.close();
  return { keeps, previews };
}
