// Says which kinds of code work under the headers of the visitor's page, and what would have to change.

/** @typedef {Readonly<Record<string, readonly string[]>>} Policy - a Content-Security-Policy: sources by directive */
/**
 * @typedef {object} PageHeaders
 * @property {readonly Policy[]} policies - each applies
 * @property {boolean} wantsIntegrity - whether an Integrity-Policy blocks scripts without `integrity`
 * @property {readonly string[]} wrong - what is wrong with the headers, in sentences
 */

/**
 * What each kind needs. `tag`: an element that some editors remove. `unsigned`: a file whose tag has no integrity,
 * because an upgrade changes its content.
 */
const needs = {
  script: { inline: true, tag: false, unsigned: '' },
  element: { inline: false, tag: true, unsigned: '' },
  data: { inline: false, tag: false, unsigned: '' },
  loader: { inline: false, tag: true, unsigned: 'training-site.loader.js' },
  module: { inline: true, tag: false, unsigned: '' },
  prerendered: { inline: false, tag: true, unsigned: '' },
  frame: { inline: false, tag: false, unsigned: 'training-site.frame.js' },
};

/** Reads lines such as "Content-Security-Policy: script-src 'self'". @type {(text: string) => PageHeaders} */
function readHeaders(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const headers = lines
    // The line of the status comes first.
    .filter((line) => line !== '' && !line.startsWith('HTTP/'))
    .map((line) => {
      const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
      return { line, name: name.toLowerCase(), value };
    });
  const valuesOf = (/** @type {string} */ wanted) =>
    headers.filter(({ name }) => name === wanted).map(({ value }) => value);
  const policies = valuesOf('content-security-policy').flatMap((value) =>
    value.split(',').map(readPolicy),
  );
  const integrity = valuesOf('integrity-policy');
  const keyword = /^(self|none|unsafe-\w+|strict-dynamic|nonce-.+|sha\d+-.+)$/;
  return {
    policies,
    wantsIntegrity: integrity.some((value) => /blocked-destinations=\([^)]*\bscript\b/.test(value)),
    wrong: [
      ...headers
        .filter(({ name }) => name === '')
        .map(({ line }) => `A header is a line with a name, a colon and a value, not “${line}”.`),
      ...integrity
        .filter((value) => !/\bblocked-destinations=\([\w\s]*\)/.test(value))
        .map(
          (value) => `An Integrity-Policy is like blocked-destinations=(script), not “${value}”.`,
        ),
      ...policies
        .flatMap((policy) => Object.entries(policy))
        .flatMap(([directive, sources]) =>
          sources
            .filter((source) => keyword.test(source))
            .map((source) => `In ${directive}, ${source} needs quotes: '${source}'.`),
        ),
    ],
  };
}

/** @type {(text: string) => Policy} */
const readPolicy = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([directive = '', ...sources]) => [directive.toLowerCase(), sources])
      // Of two directives with the same name, browsers take the first.
      .reverse(),
  );

/** The sources of a directive, or of those that it falls back to; undefined where everything is allowed. */
const sourcesOf = (
  /** @type {Policy} */ policy,
  /** @type {'script' | 'style' | 'frame'} */ type,
) =>
  policy[`${type}-src-elem`] ??
  policy[`${type}-src`] ??
  (type === 'frame' ? policy['child-src'] : undefined) ??
  policy['default-src'];

/** Whether the sources allow a file. @type {(sources: readonly string[] | undefined, address: string) => boolean} */
function allowsFile(sources, address) {
  if (!sources) return true;
  if (sources.includes("'strict-dynamic'")) return false;
  const { origin, host } = new URL(address, page);
  if (origin === page && sources.includes("'self'")) return true;
  return sources.some((source) => {
    const wanted = source.replace(/^https:\/\//, '').replace(/(:443)?(\/.*)?$/, '');
    const isSubdomain = wanted.startsWith('*.') && host.endsWith(wanted.slice(1));
    return source === '*' || source === 'https:' || wanted === host || isSubdomain;
  });
}

/** @param {readonly string[] | undefined} sources */
const allowsInline = (sources) =>
  !sources ||
  (sources.includes("'unsafe-inline'") &&
    !sources.some((source) => /^'(nonce-|sha\d|strict-dynamic)/.test(source)));

/**
 * What keeps a kind of code from working, each with the smallest change; none if it works.
 *
 * @param {keyof typeof needs} kind
 * @param {PageHeaders} headers
 * @param {string} editor - what the editor of the page removes: '', 'scripts', 'tags' or 'frames'
 * @param {Choice} choice
 * @returns {string[]}
 */
function obstacles(kind, { policies, wantsIntegrity }, editor, { address, properties }) {
  const { inline, tag, unsigned } = needs[kind];
  const isFrame = kind === 'frame';
  const file = addressOf(address, 'training-site.js');
  const origin = originOf(address) === page ? "'self'" : originOf(address);
  const found = policies.flatMap((policy) => {
    const scripts = sourcesOf(policy, 'script');
    const styles = sourcesOf(policy, 'style');
    const isBoxed = policy.sandbox && !policy.sandbox.includes('allow-scripts');
    const says = [isBoxed && 'The policy forbids all scripts: add allow-scripts to sandbox.'];
    if (isFrame) {
      return [
        ...says,
        !allowsFile(sourcesOf(policy, 'frame'), file) &&
          `The policy blocks the frame. Add ${origin} to frame-src.`,
      ];
    }
    const nonce = 'Give the script tag the nonce of your page.';
    const hasNonce = scripts?.some((source) => /^'(nonce-|strict-dynamic)/.test(source));
    const { 'require-trusted-types-for': wantsTypes, 'trusted-types': types } = policy;
    const allowsTypes = !wantsTypes || !types || /\*|training-site-loader/.test(types.join());
    return [
      ...says,
      !allowsFile(scripts, file) &&
        `The policy blocks the script. ${hasNonce ? nonce : `Add ${origin} to script-src.`}`,
      inline && !allowsInline(scripts) && `The policy blocks the inline script. ${nonce}`,
      kind === 'loader' &&
        !allowsTypes &&
        'The policy forbids the Trusted Types policy of the loader. Add training-site-loader to trusted-types.',
      kind === 'prerendered' &&
        !allowsFile(styles, file) &&
        `The policy blocks the stylesheet. Add ${origin} to style-src.`,
      Object.keys(properties).length > 0 &&
        !allowsInline(styles) &&
        'The policy blocks the <style> element. Put its rule into a stylesheet of your page.',
    ];
  });
  const removed =
    editor === 'frames' && !isFrame
      ? 'The editor keeps frames only.'
      : editor === 'tags' && tag
        ? 'The editor removes the element.'
        : editor !== '' && inline
          ? 'The editor removes the inline script of the code.'
          : '';
  const integrity =
    unsigned &&
    wantsIntegrity &&
    `The Integrity-Policy blocks ${unsigned}. Add integrity="${deployed(unsigned).integrity}" crossorigin="anonymous" to its tag, and change it at each upgrade.`;
  return [...new Set([...found, removed, integrity])].flatMap((one) => one || []);
}
