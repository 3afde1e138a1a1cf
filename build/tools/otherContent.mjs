// Builds .cache/training-site.other.js: the script with other content.
import { writeFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { content } from '../content.mjs';
import { folder } from './testContent.mjs';

export const scriptFile = '.cache/training-site.other.js';

/**
 * The content as an owner may change it: more of everything, and longer words.
 *
 * @param {import('../content.mjs').Content} content
 * @returns {import('../content.mjs').Content}
 */
export function change({ company, home, consultancy, careers, training, ...others }) {
  const { clients, statistics } = home;
  const { faq } = consultancy;
  /** @type {<T>(list: readonly T[], change: Partial<T>) => T} */
  const another = ([first], change) => ({ .../** @type {any} */ (first), ...change });
  return {
    ...others,
    company: { ...company, name: 'Northumberland Training Partners' },
    home: {
      ...home,
      clients: [...clients, another(clients, { displayName: 'Aster', alt: 'Aster logo' })],
      statistics: [...statistics, { label: 'Certificates', value: '12500+' }],
    },
    consultancy: {
      ...consultancy,
      faq: [...faq, another(faq, { question: 'Who owns the code?', ref: 'faq-owner' })],
    },
    training: {
      ...training,
      options: training.options.with(
        0,
        another(training.options, { displayText: 'Personalentwicklung' }),
      ),
    },
    careers: { ...careers, jobs: [another(careers.jobs, { display: true })] },
  };
}

/**
 * The script of a language with other content, of the code that the last build has compiled. It is
 * not minified.
 *
 * @param {(content: import('../content.mjs').Content) => import('../content.mjs').Content} [change]
 * @param {string} [language]
 */
export async function scriptWith(change, language = 'en') {
  const { site } = await import('../../rollup.config.mjs');
  const { plugins, ...options } = site(language);
  const input = '.cache/compiled/script.js';
  const bundle = await rollup({
    ...options,
    input,
    plugins: [content([language], change), plugins],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

if (process.argv[1]?.endsWith('otherContent.mjs')) {
  process.env.CONTENT = folder;
  writeFileSync(scriptFile, await scriptWith(change));
}
