/** Makes the values that a page with Trusted Types takes. */
export interface TrustedPolicy {
  readonly createScriptURL: (address: string) => string;
  readonly createHTML: (html: string) => string;
}

const withoutTrustedTypes: TrustedPolicy = {
  createScriptURL: (address) => address,
  createHTML: (html) => html,
};

/**
 * The policy of the loader; undefined if the page has Trusted Types and forbids a policy with this
 * name.
 */
export function createTrustedPolicy(): TrustedPolicy | undefined {
  const factory = Reflect.get(window, 'trustedTypes');
  if (!factory) return withoutTrustedTypes;
  try {
    return factory.createPolicy('training-site-loader', withoutTrustedTypes);
  } catch {
    return undefined;
  }
}
