/**
 * The text of `embed.html`, which people paste into their page: Home as HTML, and the script that takes it over.
 *
 * @param {{ version: string, html: string, files: Record<string, import('./release.mjs').Deployed> }} build
 */
export function embed({ version, html, files }) {
  const { file, integrity } = /** @type {import('./release.mjs').Deployed} */ (
    files['training-site.js']
  );
  return `<!-- training-site-widget ${version}: Home as HTML, and the script that takes it over -->
${html}
<script src="${file}" integrity="${integrity}" crossorigin="anonymous" defer></script>
`;
}
