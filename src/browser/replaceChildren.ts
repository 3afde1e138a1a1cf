/** Like `parent.replaceChildren(child)`, in methods that no library of the page replaces. */
export function replaceChildren(parent: Node, child: Node): void {
  parent.appendChild(child);
  for (const node of [...parent.childNodes]) if (node !== child) parent.removeChild(node);
}

export function removeChildren(parent: Node): void {
  for (const node of [...parent.childNodes]) parent.removeChild(node);
}
