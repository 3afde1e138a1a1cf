import { readFileSync } from 'node:fs';
import license from 'rollup-plugin-license';

/** The name of the file with the licences of what the bundle contains. */
export const licensesFile = 'THIRD-PARTY-LICENSES.txt';

/**
 * A plugin that writes the licence texts of all bundled packages. The build fails when one of them has
 * another licence than those below, or no text.
 */
export const thirdPartyLicenses = () =>
  license({
    thirdParty: {
      allow: { test: '(MIT OR Unlicense)', failOnUnlicensed: true, failOnViolation: true },
      output: {
        file: `dist/${licensesFile}`,
        template: (packages) =>
          `training-site-widget contains these packages.\n\n${packages
            .toSorted((a, b) => String(a.name).localeCompare(String(b.name), 'en'))
            .map(section)
            .join('\n\n')}\n`,
      },
    },
  });

/** @param {import('rollup-plugin-license').Dependency} packageJson */
function section({ name, version, license, licenseText }) {
  // The packages wouter and regexparam don't contain the text of the Unlicense, which is always the same.
  const text =
    licenseText ?? (license === 'Unlicense' && readFileSync('build/unlicense.txt', 'utf8'));
  if (!text) throw new Error(`The package ${name} has no licence text.`);
  const title = `${name} ${version} (${license})`;
  return `${title}\n${'='.repeat(title.length)}\n\n${text.replaceAll('\r\n', '\n').trim()}`;
}
