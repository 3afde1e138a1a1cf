/**
 * A property or a method of a node of the page, as the browser has it. A field hides those of its
 * form, such as `<input name="matches">`, and `form.matches` is the field.
 *
 * @returns the value of the property; for a method, a function that calls it on the node
 * @throws TypeError if `node` is none
 */
export function ask<Asked extends Node, Name extends keyof Asked>(
  node: Asked,
  name: Name,
): Asked[Name] {
  const answer: unknown = Reflect.get(HTMLElement.prototype, name, node);
  if (typeof answer !== 'function') return answer as Asked[Name];
  const call = (...given: unknown[]) => Reflect.apply(answer, node, given);
  return call as Asked[Name];
}

/** Whether a value is an element. `instanceof` would refuse one of another window. */
export function isElement(value: unknown): value is Element {
  try {
    return ask(value as Node, 'nodeType') === 1;
  } catch {
    return false;
  }
}
