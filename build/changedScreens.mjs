import { existsSync } from 'node:fs';

/**
 * The screen that shows a file of texts. `descriptions` is seen by search engines only.
 *
 * @type {Record<string, string[]>}
 */
const screensOf = {
  home: ['/'],
  about: ['/know-us-more'],
  training: ['/training'],
  consultancy: ['/consultation'],
  careers: ['/careers'],
  contact: ['/contact-us'],
  notFound: ['/no-such-screen'],
  descriptions: [],
};
const everyScreen = Object.values(screensOf).flat();

/**
 * The screens that look different after a change of texts, records and logos.
 *
 * @param {readonly string[]} files - that have changed, with slashes
 * @param {readonly string[]} languages
 * @returns {{ language: string, paths: string[] }[]} for each language with a changed screen
 */
export function changedScreens(files, languages) {
  return languages.flatMap((language) => {
    const changed = new Set(files.flatMap((file) => screensWith(file, language)));
    const paths = everyScreen.filter((path) => changed.has(path));
    return paths.length > 0 ? { language, paths } : [];
  });
}

/** @param {string} file @param {string} language */
function screensWith(file, language) {
  if (file === 'src/drawings/logo.svg') return everyScreen;
  if (file.startsWith('src/drawings/clients/')) return ['/'];
  const [, folder, name = ''] = /^src\/content\/([^/]+)\/(\w+)\.yaml$/.exec(file) ?? [];
  const own = `src/content/${language}/${name}.yaml`;
  // Languages without a company.yaml have that of English.
  const isShown = file === own || (folder === 'en' && name === 'company' && !existsSync(own));
  // shell, navigation and company are on every screen.
  return isShown ? (screensOf[name] ?? everyScreen) : [];
}
