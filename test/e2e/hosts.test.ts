import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { careers } from '../screens';
import { describeInChromium } from './chromium';
import { clean, describeConformance } from './hostConformance';
import { hosts } from './hosts';

describeConformance(hosts.filter(({ isSample }) => isSample));

describeInChromium('the site in a host', ({ open }) => {
  it('keeps the heading of a new screen clear of a sticky header', async () => {
    const page = await open('/demo/hosts/sticky-header.html');
    await page.getByRole('link', { name: careers.link, exact: true }).click();
    const title = page.getByRole('heading', { level: 1, name: careers.heading });
    await title.waitFor();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBe(0);
    expect((await page.locator('#site').boundingBox())?.y).toBeGreaterThanOrEqual(
      header?.height ?? Number.NaN,
    );
  });
});

it('is tested in every page of demo/hosts, and the index links to each', async () => {
  const files = (await readdir('demo/hosts')).filter((file) => /\.x?html$/.test(file));
  const index = await readFile('demo/hosts/index.html', 'utf8');
  const links = [...index.matchAll(/<h\d><a href="(.*?)"/g)].map(([, link]) => link);
  const pages = [...hosts, clean].map(({ file }) => file).sort();
  expect(links.sort()).toEqual(pages);
  const inside = hosts.flatMap(({ frame }) => frame ?? []);
  expect(files.sort()).toEqual([...pages, ...inside, 'index.html'].sort());
});
