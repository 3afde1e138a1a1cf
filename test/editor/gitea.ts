import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import type { Files } from './form';

export const host = 'https://git.example';
const api = `${host}/api/v1`;
const sha = (text: string) => createHash('sha1').update(text).digest('hex');

/** What a save sends. */
export interface Commit {
  readonly branch: string;
  readonly message: string;
  readonly files: { readonly operation: string; readonly path: string; readonly content: string }[];
}

/** Answers requests of the page like Gitea 1.25, as far as the form asks. */
export async function imitateGitea(page: Page, files: Files, token: string) {
  const commits: Commit[] = [];
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  const repository = `${api}/repos/skillmere/site`;

  function answerTo(url: URL, body: unknown): unknown {
    const path = `${url.origin}${url.pathname}`;
    if (path === `${api}/version`) return { version: '1.25.0' };
    if (path === `${api}/user`)
      return { id: 1, login: 'asha', full_name: 'Asha', email: 'asha@x.example' };
    if (path === `${api}/settings/api`) return { default_paging_num: 100 };
    if (path === repository)
      return { permissions: { pull: true, push: true }, default_branch: 'main' };
    if (path === `${repository}/branches/main`) {
      return { commit: { id: sha(`${commits.length}`), message: 'before' } };
    }
    if (path.startsWith(`${repository}/git/trees/`)) {
      const tree = Object.entries(files).map(([name, text]) => ({
        type: 'blob',
        path: name,
        sha: sha(text),
        size: text.length,
      }));
      return { tree, truncated: false };
    }
    if (path === `${repository}/file-contents`) {
      const { files: names } = body as { files: string[] };
      return names.map((name) => ({
        path: name,
        encoding: 'base64',
        content: Buffer.from(files[name] ?? '').toString('base64'),
      }));
    }
    if (path === `${repository}/contents`) {
      const commit = body as Commit;
      commits.push(commit);
      return {
        commit: { sha: sha('new'), created: '2026-01-01T00:00:00Z' },
        files: commit.files.map((file) => ({ path: file.path, sha: sha(file.content) })),
      };
    }
    if (path === `${repository}/commits`) return [];
    return undefined;
  }

  await page.route(`${host}/**`, async (route: Route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const isKnown = (await request.headerValue('authorization'))?.endsWith(token);
    if (!isKnown) return route.fulfill({ status: 401, headers, json: { message: 'Unauthorized' } });
    const body = request.postData() ? request.postDataJSON() : undefined;
    const json = answerTo(new URL(request.url()), body);
    return route.fulfill(
      json === undefined ? { status: 404, headers, json: {} } : { headers, json },
    );
  });
  return commits;
}
