import license from 'rollup-plugin-license';
import { dist } from './dist.mjs';

/** The name of the file with the licences of what the bundle contains. */
export const licensesFile = 'THIRD-PARTY-LICENSES.txt';

/** @param {import('rollup-plugin-license').Dependency} packageJson */
function section({ name, version, license, licenseText }) {
  const title = `${name} ${version} (${license})`;
  // wouter and regexparam don't contain the text of the Unlicense, which asks for no copy of it.
  const text = licenseText?.replaceAll('\r\n', '\n').trim() ?? 'https://unlicense.org';
  return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`;
}

/**
 * A plugin that writes the licences of all bundled packages. It fails for a licence other than MIT
 * and Unlicense.
 */
export const thirdPartyLicenses = () =>
  license({
    thirdParty: {
      allow: { test: '(MIT OR Unlicense)', failOnUnlicensed: true, failOnViolation: true },
      output: {
        file: `${dist}/${licensesFile}`,
        template(packages) {
          const sections = packages.map(section).sort();
          return ['training-site-widget contains these packages.\n', ...sections].join('\n');
        },
      },
    },
  });
