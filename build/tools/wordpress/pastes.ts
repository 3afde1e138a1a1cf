import { readFileSync } from 'node:fs';

/** Code that is pasted into a post. `files` is the address of the folder with the script. */
export interface Paste {
  readonly name: string;
  readonly code: (files: string, attributes: string) => string;
  /** Whether the plugin loads the script. */
  readonly hasPlugin?: boolean;
  /** Whether WordPress keeps it in the post of an author, who may not write every element. */
  readonly isForAuthors?: boolean;
  readonly basePath: string;
  /** A line that the site writes to the console. */
  readonly line?: string;
}

// A word: the hashes of the site are valid selectors.
const basePath = 'academy';
const data = `data-base-path="${basePath}" data-theme="auto"`;
const embed = readFileSync(new URL('../../../dist/embed.html', import.meta.url), 'utf8');

export const pastes: readonly Paste[] = [
  {
    name: 'script, mount',
    basePath,
    code: (files, attributes) => `<div id="site"${attributes}>Loading…</div>
<script src="${files}/training-site.js"></script>
<script>
  TrainingSite.mount(document.getElementById('site'), { basePath: '${basePath}', theme: 'auto' });
</script>`,
  },
  {
    name: 'script, data-training-site',
    basePath,
    code: (files, attributes) => `<script src="${files}/training-site.js" defer></script>
<div id="site" data-training-site ${data}${attributes}></div>`,
  },
  {
    name: 'embed.html',
    basePath: '',
    code: (files, attributes) =>
      embed
        .replace(/ (href|src)="(?=training-site-)/g, `$&${files}/`)
        .replace('<training-site', `$& id="site"${attributes}`)
        .trim(),
    // WordPress puts other quotation marks and dots into the texts.
    line: 'the prerendered HTML is not what this script renders, so the site was rendered again',
  },
  {
    name: 'plugin, training-site',
    basePath,
    hasPlugin: true,
    code: (_, attributes) =>
      `<training-site id="site" base-path="${basePath}" theme="auto"${attributes}></training-site>`,
  },
  {
    name: 'plugin, data-training-site',
    basePath,
    hasPlugin: true,
    isForAuthors: true,
    code: (_, attributes) => `<div id="site" data-training-site ${data}${attributes}></div>`,
  },
];

const before = '<p>Before it: "our courses" -- <a id="there" href="#">Training</a>...</p>';
const after = '<p>After it: "and so on".</p>';
const block = (name: string, content: string) =>
  `<!-- wp:${name} -->\n${content}\n<!-- /wp:${name} -->\n\n`;

/** Where the code stands: the attributes of its element, and the post around it. */
export const places = {
  'text column': { attributes: '', around: inBlock },
  'full width': { attributes: ' class="alignfull"', around: inBlock },
  classic: { attributes: '', around: (code: string) => [before, code, after].join('\n\n') },
};

function inBlock(code: string): string {
  return block('paragraph', before) + block('html', code) + block('paragraph', after);
}
