/** Elements that stay. Of the others only the words do. */
const plain = /^(h[1-6]|p|[ou]l|li|d[ltd]|address|a|bdi)$/;

/** Elements inside a line. Those before and after another one are apart. */
const inLine = /^(a|b|bdi|em|i|span|strong|wbr)$/;

/** What has no words, is hidden from readers, repeats the words of the footer, or doesn't work without script. */
const isLeftOut = (name: string, attributes: string) =>
  /^(form|svg)$/.test(name) || / (hidden=|aria-hidden="true"|part="header")/.test(attributes);

/** A group of links, without those that follow a hash. */
const withoutDeadLinks = (nav: string) => (/ href="[^#]/.test(nav) ? nav : '');

/**
 * The words of a screen in plain elements, for readers that don't know declarative shadow roots. Links to other screens
 * are text, because only the script follows a hash.
 *
 * @param html - as React renders it
 */
export function plainHtml(html: string): string {
  const open: { readonly isShown: boolean; readonly end: string }[] = [];

  function begin(name: string, attributes: string): string {
    const isInShown = open[open.length - 1]?.isShown ?? true;
    const isShown = isInShown && !isLeftOut(name, attributes);
    const keeps = plain.test(name) ? !attributes.includes(' href="#') : / lang=/.test(attributes);
    const gap = inLine.test(name) ? '' : '\n';
    const start = `<${name}${(attributes.match(/ (href|lang|dir)="[^"]*"/g) ?? []).join('')}>`;
    const end = (keeps ? `</${name}>` : '') + gap;
    if (!attributes.endsWith('/')) open.push({ isShown, end: isShown ? end : '' });
    if (isShown) return gap + (keeps ? start : '');
    // The name of a picture stands for it.
    return isInShown && name === 'svg' ? (/ aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '') : '';
  }

  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<nav\b.*?<\/nav>/gs, withoutDeadLinks)
    .replaceAll('</a><a', '</a> <a')
    .replace(/<(\/?)(\w+)([^>]*)>|[^<]+/g, (part, slash, name, attributes) => {
      if (slash) return open.pop()?.end ?? '';
      if (name) return begin(name, attributes);
      return (open[open.length - 1]?.isShown ?? true) ? part : '';
    })
    .replace(/\s*\n\s*/g, '\n');
}
