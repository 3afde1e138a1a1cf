// Read and call what the browser itself has defined for a node. A form may hide it: in a form with
// `<input name="matches">`, `form.matches` is that field, and not the method.

/** @throws TypeError if `node` is none */
export function nativeGet<Target extends Node, Name extends keyof Target>(
  node: Target,
  name: Name,
): Target[Name] {
  return Reflect.get(HTMLElement.prototype, name, node);
}

type Method<Value> = Extract<Value, (...given: never) => unknown>;

/** @throws TypeError if `node` is none */
export function nativeCall<Target extends Node, Name extends keyof Target>(
  node: Target,
  name: Name,
  ...given: Parameters<Method<Target[Name]>>
): ReturnType<Method<Target[Name]>> {
  return Reflect.apply(nativeGet(node, name) as Method<Target[Name]>, node, given);
}

/** Whether a value is an element. `instanceof` would refuse one of another window. */
export function isElement(value: unknown): value is Element {
  try {
    return nativeGet(value as Node, 'nodeType') === 1;
  } catch {
    return false;
  }
}
