// Builds .cache/training-site.other.js after `npm run build`: the script with other content.
import { rollup } from 'rollup';
import { edition } from '../build/content.mjs';

export const scriptFile = '.cache/training-site.other.js';

/**
 * The content as an owner may change it: more of everything, and longer words.
 *
 * @param {import('../build/content.mjs').Content} content
 * @returns {import('../build/content.mjs').Content}
 */
export function change({ company, home, consultancy, careers, training, ...others }) {
  const [client, figure] = [home.clients[0], home.statistics[0]];
  const [question, job] = [consultancy.faq[0], careers.jobs[0]];
  const [option, ...options] = training.options;
  if (!client || !figure || !question || !job || !option) throw new Error('The content is empty.');
  return {
    ...others,
    company: { ...company, name: 'Northumberland Training Partners' },
    home: {
      ...home,
      clients: [...home.clients, { ...client, displayName: 'Aster', alt: 'Aster logo' }],
      statistics: [...home.statistics, { label: 'Certificates', value: '12500+' }],
    },
    consultancy: {
      ...consultancy,
      faq: [...consultancy.faq, { ...question, question: 'Who owns the code?', ref: 'faq-owner' }],
    },
    training: {
      ...training,
      options: [{ ...option, displayText: 'Personalentwicklung' }, ...options],
    },
    careers: { ...careers, jobs: [{ ...job, display: true }, ...careers.jobs.slice(1)] },
  };
}

if (process.argv[1]?.endsWith('otherContent.mjs')) {
  const { default: bundles } = await import('../rollup.config.mjs');
  const [{ input, plugins, onwarn } = {}] = bundles.slice(1);
  const bundle = await rollup({ input, onwarn, plugins: [edition(undefined, change), plugins] });
  const intro = 'const __IS_SCRIPT__ = true;';
  await bundle.write({ file: scriptFile, format: 'iife', intro, esModule: false });
  await bundle.close();
}
