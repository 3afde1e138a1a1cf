import type { Page } from 'playwright-core';

type AxNode = Awaited<ReturnType<typeof nodesOf>>[number];

const containers = [
  ...['banner', 'contentinfo', 'form', 'main', 'navigation', 'region'],
  ...['dialog', 'group', 'heading'],
];
const leaves = ['button', 'image', 'link', 'textbox'];

/**
 * What a screen reader finds on the page: landmarks and groups with what is in them, lists with their
 * length, headings, controls and pictures with name and state. Plain text is left out.
 */
export async function outlineOf(page: Page): Promise<string[]> {
  const nodes = await nodesOf(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];

  function visit(node: AxNode, depth: number) {
    const role = node.ignored ? '' : (node.role?.value ?? '');
    const line = lineOf(node, role);
    if (line) lines.push('  '.repeat(depth) + line);
    if (leaves.includes(role)) return;
    for (const child of childrenOf(node)) visit(child, depth + (line ? 1 : 0));
  }

  function lineOf(node: AxNode, role: string): string | undefined {
    if (role === 'list') return `list of ${childrenOf(node).length}`;
    if (![...containers, ...leaves].includes(role)) return undefined;
    const name = node.name?.value && ` "${node.name.value}"`;
    const about = node.description?.value && ` (${node.description.value})`;
    return [role, levelOf(node), name, about, ...statesOf(node)].filter(Boolean).join('');
  }

  function childrenOf({ childIds = [] }: AxNode): AxNode[] {
    return childIds.flatMap((id) => byId.get(id) ?? []);
  }

  for (const node of nodes) if (!node.parentId) visit(node, 0);
  return lines;
}

async function nodesOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

function propertyOf({ properties = [] }: AxNode, wanted: string): unknown {
  return properties.find(({ name }) => name === wanted)?.value.value;
}

function levelOf(node: AxNode): string | undefined {
  const level = propertyOf(node, 'level');
  return level === undefined ? undefined : ` ${level}`;
}

function statesOf(node: AxNode): (string | undefined)[] {
  const [expanded, pressed] = [propertyOf(node, 'expanded'), propertyOf(node, 'pressed')];
  return [
    expanded === undefined ? undefined : `, ${expanded ? 'open' : 'closed'}`,
    pressed === 'true' ? ', pressed' : undefined,
    propertyOf(node, 'disabled') ? ', disabled' : undefined,
  ];
}
