import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Store } from '../../editor/config.mjs';
import type { Files } from './form';

/** What a save sends: a message, and whole files by their paths. */
export interface Commit {
  readonly branch: string;
  readonly message: string;
  readonly files: Files;
}

/** What a store has, and what the form has sent. */
interface Repository {
  readonly files: Files;
  readonly commits: Commit[];
  /** The branches of pull requests. */
  readonly pullRequests: string[];
  /** The name of the last commit. */
  readonly head: () => string;
}

type Json = ReturnType<typeof JSON.parse>;

/** Answers a request; undefined if the store does not know the address. */
export type Answer = (url: URL, body: Json, repository: Repository) => unknown;

export const repo = 'skillmere/site';
const date = '2026-01-01T00:00:00Z';
const sha = (text: string) => createHash('sha1').update(text).digest('hex');
const toBase64 = (text: string) => Buffer.from(text).toString('base64');
const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();
const asha = { id: 1, name: 'Asha', full_name: 'Asha', email: 'asha@x.example' };
const user = { ...asha, login: 'asha', username: 'asha' };

const filesIn = (files: Files) =>
  Object.entries(files).map(([path, text]) => ({
    type: 'blob',
    path,
    sha: sha(text),
    size: text.length,
  }));

const commit = (
  { commits }: Repository,
  branch: string,
  message: string,
  files: [path: string, text: string][],
) => commits.push({ branch, message, files: Object.fromEntries(files) });

/** What the form asks of a pull request that it has made. */
const pullRequest = {
  id: 1,
  iid: 1,
  number: 1,
  node_id: '1',
  title: 'A change',
  html_url: 'https://store.example/1',
  web_url: 'https://store.example/1',
  created_at: date,
  updated_at: date,
};

/** As Gitea 1.25. */
const gitea: Answer = ({ pathname }, body, repository) => {
  const { files, head } = repository;
  const path = pathname.replace('/api/v1', '').replace(`/repos/${repo}`, '');
  if (path === '/version') return { version: '1.25.0' };
  if (path === '/user') return user;
  if (path === '/settings/api') return { default_paging_num: 100 };
  if (path === '') return { permissions: { pull: true, push: true }, default_branch: 'main' };
  if (path === '/branches/main') return { commit: { id: head(), message: 'before' } };
  if (path.startsWith('/git/trees/')) return { tree: filesIn(files), truncated: false };
  if (path === '/commits') return [];
  if (path === '/file-contents') {
    return body.files.map((name: string) => ({
      path: name,
      encoding: 'base64',
      content: toBase64(files[name] ?? ''),
    }));
  }
  if (path === '/contents') {
    const sent: { path: string; content: string }[] = body.files;
    commit(
      repository,
      body.branch,
      body.message,
      sent.map(({ path, content }) => [path, fromBase64(content)]),
    );
    return {
      commit: { sha: head(), created: date },
      files: sent.map((file) => ({ path: file.path, sha: sha(fromBase64(file.content)) })),
    };
  }
  return undefined;
};

/**
 * As api.github.com: REST for the list of files, GraphQL for what is in them and for the commit.
 */
const github: Answer = ({ pathname }, body, repository) => {
  const { files, head, pullRequests } = repository;
  const path = pathname.replace(`/repos/${repo}`, '');
  if (path === '/user') return user;
  if (path === '/collaborators/asha') return {};
  if (path.startsWith('/git/trees/')) return { tree: filesIn(files) };
  if (path === '/pulls') {
    pullRequests.push(body.head);
    return pullRequest;
  }
  if (path === '/issues/1/labels' || path === '/pulls/1/files') return [];
  if (path !== '/graphql') return undefined;
  const { query, variables } = body as { query: string; variables: Json };
  if (query.includes('createCommitOnBranch')) {
    const { branch, message, fileChanges } = variables.input;
    const sent: { path: string; contents: string }[] = fileChanges.additions;
    commit(
      repository,
      branch.branchName,
      message.headline,
      sent.map(({ path, contents }) => [path, fromBase64(contents)]),
    );
    const written = sent.map(({ contents }, index) => [
      `file_${index}`,
      { oid: sha(fromBase64(contents)) },
    ]);
    const answer = { oid: head(), committedDate: date, ...Object.fromEntries(written) };
    return { data: { createCommitOnBranch: { commit: answer } } };
  }
  if (query.includes('createRef')) {
    return { data: { createRef: { ref: { name: variables.input.name } } } };
  }
  const history = {
    nodes: [{ oid: head(), message: 'before', author: asha, committedDate: date }],
  };
  const ref = { target: { oid: head(), history } };
  if (query.includes('fork:')) return { data: { fork: { id: '1' }, base: { ref } } };
  const texts = new Map(Object.values(files).map((text) => [sha(text), text]));
  const asked = [...query.matchAll(/((?:content|commit)_\d+):\s+\w+\(\w+: (?:"(\w+)"|\$branch)/g)];
  const answers = asked.map(([, name = '', oid = '']) => [
    name,
    oid ? { text: texts.get(oid), isTruncated: false } : ref,
  ]);
  return { data: { repository: { ref, ...Object.fromEntries(answers) } } };
};

/** As GitLab 18: GraphQL for reading, REST for the commit. */
const gitlab: Answer = ({ pathname }, body, repository) => {
  const { files, head, pullRequests } = repository;
  const path = pathname.replace(`/projects/${encodeURIComponent(repo)}`, '');
  if (path === '/api/v4/user') return user;
  if (path === '/api/v4/users') return [user];
  if (path === '/api/v4/repository/branches/main') return { commit: { id: head() } };
  if (path === '/api/v4/deployments' || path.endsWith('/statuses')) return [];
  if (path === '/api/v4/repository/commits') {
    const sent: { file_path: string; content: string }[] = body.actions;
    commit(
      repository,
      body.branch,
      body.commit_message,
      sent.map(({ file_path, content }) => [file_path, content]),
    );
    return { id: head(), committed_date: date };
  }
  if (path === '/api/v4/merge_requests') {
    if (!body) return [];
    pullRequests.push(body.source_branch);
    return pullRequest;
  }
  if (path === '/api/v4/merge_requests/1/diffs') return [];
  if (path !== '/api/graphql') return undefined;
  const { query, variables } = body as { query: string; variables: Json };
  const paths: string[] = variables.paths ?? [];
  const tree = {
    lastCommit: { sha: head(), message: 'before' },
    blobs: { nodes: filesIn(files), pageInfo: { endCursor: '', hasNextPage: false } },
  };
  const blobs = { nodes: paths.map((name) => ({ rawTextBlob: files[name] })) };
  return { data: { project: { repository: query.includes('blobs(ref') ? { blobs } : { tree } } } };
};

/** The stores, where the form finds them. */
export const stores: Record<Store['name'], { readonly host: string; readonly answer: Answer }> = {
  github: { host: 'https://api.github.com', answer: github },
  gitlab: { host: 'https://gitlab.com', answer: gitlab },
  gitea: { host: 'https://git.example', answer: gitea },
};

/** Answers the requests of the form as a store does. Returns what the form has stored. */
export async function imitate(page: Page, name: Store['name'], files: Files, token: string) {
  const { host, answer } = stores[name];
  const commits: Commit[] = [];
  /** A POST to an address that ends with one of these is refused with 403. */
  const forbidden: string[] = [];
  const head = () => sha(`${commits.length}`);
  const repository: Repository = { files, commits, pullRequests: [], head };
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await page.route(`${host}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const isKnown = (await request.headerValue('authorization'))?.endsWith(` ${token}`);
    if (!isKnown) return route.fulfill({ status: 401, headers, json: { message: 'Unauthorized' } });
    const body = request.postData() ? request.postDataJSON() : undefined;
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && forbidden.some((end) => pathname.endsWith(end))) {
      return route.fulfill({ status: 403, headers, json: { message: 'Not allowed' } });
    }
    const json = answer(new URL(request.url()), body, repository);
    return route.fulfill({ status: json === undefined ? 404 : 200, headers, json: json ?? {} });
  });
  return { ...repository, forbidden };
}
