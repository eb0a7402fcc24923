/** Fourteen kinds of credentials for the content service: good ones, old ones, damaged ones, and none. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { PROGRAM, type SiteProcess } from '../../fixtures/site-process';

const run = promisify(execFile);

/** What stands in the header, or no header at all. */
export type Credentials = Readonly<Record<string, string | undefined>>;

async function post(site: SiteProcess, path: string, body: unknown, authorization = '') {
  const headers = { 'content-type': 'application/json', authorization };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${site.contentUrl}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

/** Makes keys, collections and members, and returns a credential of each kind. */
export async function credentialsOf(site: SiteProcess): Promise<Credentials> {
  const content = async (...args: readonly string[]) => {
    const { stdout } = await run(PROGRAM, ['content', ...args, '--data-dir', site.dataDir]);
    return stdout;
  };
  const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
  for (const [name, read, write] of [
    ['Songs', 'ANYONE', 'ANYONE'],
    ['Notes', 'SITE_MEMBER', 'SITE_MEMBER_AUTHOR'],
  ] as const) {
    await content('collection', 'create', name, '--read', read, '--write', write);
  }
  const key = lastLine(await content('key', 'create', 'fuzz'));
  const revoked = lastLine(await content('key', 'create', 'revoked'));
  const id = /^(\S+)\s.*\brevoked\b/mu.exec(await content('key', 'list'))?.[1] ?? '';
  await content('key', 'revoke', id);
  const visitor = await post(site, '/oauth2/token', {
    grantType: 'anonymous',
    clientId: 'axtorm-site',
  });
  const token = String(visitor['access_token']);
  const member = await memberToken(site, key, token);
  return {
    none: undefined,
    empty: '',
    visitor: token,
    'refresh token': String(visitor['refresh_token']),
    'damaged token': `${token.slice(0, -2)}AA`,
    'half a token': token.slice(0, 20),
    key,
    'revoked key': revoked,
    'damaged key': `${key.slice(0, -2)}AA`,
    'key with a scheme': `Bearer ${key}`,
    member,
    'member and key': `${member},${key}`,
    'unsigned JWT': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
    'long and not ASCII': 'é音'.repeat(900),
  };
}

/** The access token of a new member, for whom a key vouches. */
async function memberToken(site: SiteProcess, key: string, visitor: string): Promise<string> {
  const loginId = { email: 'fuzz@member.example' };
  const registered = await post(
    site,
    '/iam/authentication/v2/register',
    { loginId, password: 'correct horse' },
    visitor,
  );
  const identity = registered['identity'] as { readonly id: string };
  const grant = {
    grant_type: 'authorized_client',
    scope: 'offline_access',
    member_id: identity.id,
  };
  return String((await post(site, '/oauth2/token', grant, key))['access_token']);
}
