import { nativeCall, nativeGet } from './native';

/** Like `parent.replaceChildren(child)`, in methods that no library of the page replaces. */
export function replaceChildren(parent: Node, child: Node): void {
  nativeCall(parent, 'appendChild', child);
  for (const node of [...nativeGet(parent, 'childNodes')]) {
    if (node !== child) nativeCall(parent, 'removeChild', node);
  }
}

export function removeChildren(parent: Node): void {
  for (const node of [...nativeGet(parent, 'childNodes')]) nativeCall(parent, 'removeChild', node);
}
