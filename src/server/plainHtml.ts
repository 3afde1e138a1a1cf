/** Elements that stay. Of the others only the words do. */
const plain = /^(h[1-6]|p|[ou]l|li|d[ltd]|address|a|bdi)$/;

/** Elements inside a line. Those before and after another one are apart. */
const inLine = /^(a|b|bdi|em|i|span|strong|wbr)$/;

/**
 * What has no words, is hidden from readers, repeats the words of the footer, or doesn't work
 * without script.
 */
const isLeftOut = (name: string, attributes: string) =>
  /^(form|svg)$/.test(name) || / (hidden=|aria-hidden="true"|part="header")/.test(attributes);

/**
 * Whether the element itself stays. One of another language stays, because readers pronounce it by
 * that.
 */
function staysAsElement(name: string, attributes: string): boolean {
  if (!plain.test(name)) return / lang=/.test(attributes);
  return !attributes.includes(' href="#');
}

/** A group of links, without those that follow a hash. */
const withoutDeadLinks = (nav: string) => (/ href="[^#]/.test(nav) ? nav : '');

/** An element whose end has not been read yet. */
interface OpenElement {
  readonly isShown: boolean;
  /** What its end is in plain HTML. */
  readonly end: string;
}

/**
 * The words of a screen in plain elements, for readers that don't know declarative shadow roots.
 * Links to other screens are text, because only the script follows a hash.
 *
 * @param html - as React renders it
 */
export function plainHtml(html: string): string {
  const open: OpenElement[] = [];
  const isShownHere = () => open[open.length - 1]?.isShown ?? true;

  function begin(name: string, attributes: string): string {
    const isInShown = isShownHere();
    const isShown = isInShown && !isLeftOut(name, attributes);
    const stays = staysAsElement(name, attributes);
    const gap = inLine.test(name) ? '' : '\n';
    const end = stays ? `</${name}>${gap}` : gap;
    if (!attributes.endsWith('/')) open.push({ isShown, end: isShown ? end : '' });
    if (isShown && stays) {
      const kept = attributes.match(/ (href|lang|dir)="[^"]*"/g) ?? [];
      return `${gap}<${name}${kept.join('')}>`;
    }
    if (isShown) return gap;
    // The name of a picture stands for it.
    const [, label = ''] = / aria-label="([^"]*)"/.exec(attributes) ?? [];
    return isInShown && name === 'svg' ? label : '';
  }

  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<nav\b.*?<\/nav>/gs, withoutDeadLinks)
    .replaceAll('</a><a', '</a> <a')
    .replace(/<(\/?)(\w+)([^>]*)>|[^<]+/g, (part, slash, name, attributes) => {
      if (slash) return open.pop()?.end ?? '';
      if (name) return begin(name, attributes);
      return isShownHere() ? part : '';
    })
    .replace(/\s*\n\s*/g, '\n');
}
