// Where the form on the web has the project's files.

/** @typedef {import('./config.mjs').Store} Store */

const names = /** @type {const} */ (['github', 'gitlab', 'gitea']);
const hostExpected = 'the address of your server, such as https://git.example';

/**
 * @param {{ readonly name: string, readonly repo?: string | undefined, readonly branch?: string | undefined,
 *   readonly host?: string | undefined, readonly 'pull-requests'?: boolean | undefined }} options - of the command line
 * @returns {Store}
 * @throws Error that names the option, what was expected and what came
 */
export function storeOf({ name, repo = '', branch = 'main', host, 'pull-requests': pullRequests }) {
  const store = names.find((each) => each === name);
  if (!store) throw wrong('--web', 'github, gitlab or gitea', name);
  if (!/^[^/\s]+(\/[^/\s]+)+$/.test(repo)) throw wrong('--repo', 'owner/name', repo);
  if (pullRequests && store === 'gitea') {
    throw wrong('--pull-requests', 'github or gitlab after --web', name);
  }
  if (host === undefined && store === 'gitea') throw wrong('--host', hostExpected, '');
  return { name: store, repo, branch, ...(host !== undefined && addressesOf(store, host)) };
}

/** @param {Store['name']} name @param {string} host */
function addressesOf(name, host) {
  const url = URL.canParse(host) ? new URL(host) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong('--host', hostExpected, host);
  const { origin } = url;
  if (name === 'github') {
    return { api_root: `${origin}/api/v3`, graphql_api_root: `${origin}/api/graphql` };
  }
  if (name === 'gitlab') {
    return {
      base_url: origin,
      api_root: `${origin}/api/v4`,
      graphql_api_root: `${origin}/api/graphql`,
    };
  }
  return { base_url: origin, api_root: `${origin}/api/v1`, app_id: 'none' };
}

/** @param {string} option @param {string} expected @param {string} got */
const wrong = (option, expected, got) =>
  new Error(`${option}: expected ${expected}, got ${JSON.stringify(got)}.`);
