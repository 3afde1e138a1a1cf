import type { Page } from 'playwright-core';

const containers = [
  'banner',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'heading',
  'main',
  'navigation',
  'region',
];
const leaves = ['button', 'image', 'link', 'textbox'];

/**
 * What a screen reader finds on the page: landmarks and groups with what is in them, lists with
 * their length, headings, controls and pictures with name and state. Plain text is left out.
 */
export async function outlineOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  type AxNode = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];

  function visit(node: AxNode, depth: number) {
    const role = node.ignored ? '' : (node.role?.value ?? '');
    const line = lineOf(node, role);
    if (line) lines.push('  '.repeat(depth) + line);
    if (leaves.includes(role)) return;
    for (const child of childrenOf(node)) visit(child, depth + (line ? 1 : 0));
  }

  function lineOf(node: AxNode, role: string): string {
    if (role === 'list') return `list of ${childrenOf(node).length}`;
    if (![...containers, ...leaves].includes(role)) return '';
    const states = node.properties?.map(({ name, value }) => [name, value.value]) ?? [];
    const { level, expanded, pressed, disabled } = Object.fromEntries(states);
    return [
      level === undefined ? role : `${role} ${level}`,
      node.name?.value && ` "${node.name.value}"`,
      node.description?.value && ` (${node.description.value})`,
      expanded !== undefined && `, ${expanded ? 'open' : 'closed'}`,
      pressed === 'true' && ', pressed',
      disabled && ', disabled',
    ]
      .filter(Boolean)
      .join('');
  }

  function childrenOf({ childIds = [] }: AxNode): AxNode[] {
    return childIds.flatMap((id) => byId.get(id) ?? []);
  }

  for (const node of nodes) {
    if (!node.parentId) visit(node, 0);
  }
  return lines;
}
