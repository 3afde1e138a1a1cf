import { Script } from 'node:vm';
import { versioned } from './version.mjs';

/**
 * The page `frame.html`, with everything in it, and the hash of its script for a Content-Security-Policy.
 *
 * @param {{ title: string, script: string, inside: string }} parts - the built script, and the code that follows it
 */
export function framePage({ title, script, inside }) {
  const code = `${script.replace(/^\/\/# (sourceMappingURL|debugId)=.*\n?/gm, '')}${inside}`
    // These would end the script element too early or too late. They are in strings, whose value stays the same.
    .replace(/<(?=\/script|script|!--)/gi, '\\x3C');
  // Throws an error if one of them was not in a string.
  new Script(code);
  const { integrity } = versioned('frame.html', code);
  const policy = [
    "default-src 'none'",
    `script-src '${integrity}'`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, indexifembedded">
<meta name="responsive-embedded-sizing" content="allow-origins=*">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
</head>
<body>
<script>${code}</script>
</body>
</html>
`;
  return { html, script: integrity };
}
