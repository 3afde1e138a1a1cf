/**
 * The text of `embed.html`, which people paste into their page: Home as HTML, and the script that takes it over.
 *
 * @param {{ version: string, html: string, script: import('./release.mjs').Deployed }} build
 */
export function embed({ version, html, script: { file, integrity } }) {
  return `<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->
${html}
<script src="${file}" integrity="${integrity}" crossorigin="anonymous" defer></script>
`;
}
