import { ask } from './ask';

/** Like `parent.replaceChildren(child)`, in methods that no library of the page replaces. */
export function replaceChildren(parent: Node, child: Node): void {
  ask(parent, 'appendChild')(child);
  for (const node of [...ask(parent, 'childNodes')]) {
    if (node !== child) ask(parent, 'removeChild')(node);
  }
}

export function removeChildren(parent: Node): void {
  for (const node of [...ask(parent, 'childNodes')]) ask(parent, 'removeChild')(node);
}
