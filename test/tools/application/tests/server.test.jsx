import { head, renderToHtml } from 'training-site-widget/server';

test('a server renders the site', () => {
  expect(renderToHtml({ path: '/careers' })).toContain('<training-site');
  expect(head({ path: '/careers', address: 'https://portal.example/' }).title).toMatch(/career/i);
});
