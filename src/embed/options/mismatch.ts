/**
 * The error for a value of the wrong kind.
 *
 * @param name - what the page calls the value: a parameter, an option, an attribute
 * @param expected - what is accepted, as the end of a sentence
 * @param hint - what to do, as a sentence
 */
export function mismatch(name: string, expected: string, value: unknown, hint?: string): TypeError {
  const got = `training-site: ${name}: expected ${expected}, got ${describe(value)}.`;
  return new TypeError(hint ? `${got} ${hint}` : got);
}

/**
 * Whether `value` is a record. Without the last check, a promise, an array, a map or a node would
 * be an empty record.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return !['then', 'nodeType', Symbol.iterator].some((name) => name in value);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `the string ${quoted(value.slice(0, 80))}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  const { nodeName } = value as Partial<Node>;
  if (nodeName) return `a ${nodeName} node`;
  return Array.isArray(value) ? 'an array' : Object.prototype.toString.call(value);
}

/** In quotes, with the characters escaped that would turn the rest of the message around. */
const quoted = (text: string) =>
  JSON.stringify(text).replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16)}`,
  );
