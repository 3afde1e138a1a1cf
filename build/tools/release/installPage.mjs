import { filesTable, htmlPage } from './page.mjs';

/**
 * @typedef {{ readonly version: string, readonly files: Readonly<Record<string,
 * import('../../deployment.mjs').Deployed>> }} Manifest
 */

const escapeHtml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const block = (/** @type {string} */ code) => `<pre><code>${escapeHtml(code)}</code></pre>`;

/**
 * The page that says how to install a release, with code to copy.
 *
 * @param {Manifest} manifest - dist/manifest.json
 */
export function installPage({ version, files }) {
  const script = files['training-site.js'];
  const stylesheet = files['training-site.css'];
  if (!script || !stylesheet) throw new Error('dist/manifest.json: a file is missing.');
  const tag = `<script src="/assets/${script.file}" integrity="${script.integrity}" crossorigin="anonymous" defer></script>`;
  return htmlPage(
    `Install training-site-widget ${version}`,
    `<ol>
<li><p>Upload <code>dist/${script.file}</code> and <code>dist/THIRD-PARTY-LICENSES.txt</code> to your server, here to
<code>/assets/</code>. The name of the script contains a hash of its content, so let browsers keep it for a year.</p></li>
<li><p>Put this code into your page, where the site is to appear:</p>
${block(`${tag}\n<training-site></training-site>`)}
<p>The <code>integrity</code> attribute makes the browser refuse any other file. For a script on another origin, that
server must send <code>Access-Control-Allow-Origin: *</code>.</p></li>
<li><p>Open the page from your server: with <code>integrity</code>, nothing loads from disk. If you see
nothing, open the browser's console: it names what is wrong.</p></li>
</ol>
<p>With other options, colours or names: <a href="demo/configure.html">demo/configure.html</a> shows the site as you
choose it, and writes the code.</p>
<h2>If your editor removes unknown elements</h2>
<p>Load the script once for all pages, in the template or theme, and put this into the page:</p>
${block('<div data-training-site></div>')}
<h2>If your page uses the hash itself</h2>
<p>A base path keeps the addresses of the site below <code>#/academy</code>:</p>
${block('<training-site base-path="/academy"></training-site>')}
<h2>To show the site before the script is loaded</h2>
<p>Paste the content of <code>dist/embed.html</code>, upload <code>dist/${stylesheet.file}</code> too, and write
<code>/assets/</code> before the names of both files.</p>
<h2>Content-Security-Policy</h2>
<p><code>script-src</code> must allow the script, and for <code>embed.html</code> <code>style-src</code> the stylesheet.
Nothing else is needed.</p>
<h2>Files</h2>
${filesTable(files)}
<p><code>README.md</code> has the options and the colours that you may set, <code>docs/troubleshooting.md</code> help by
symptom, <code>docs/serving.md</code> how to upgrade and roll back.</p>`,
  );
}
