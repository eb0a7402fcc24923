/** Writes, reads and deletes items of the content service: over its own calls, with a key. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import { promisify } from 'node:util';

import { PROGRAM } from '../../fixtures/site-process';

const run = promisify(execFile);

/** A collection that no page shows, and that anybody may read. */
const COLLECTION = 'Faults';

/** How long a call may take before it counts as hung: longer than SQLite waits for another process. */
const CALL_TIMEOUT_MS = 40_000;

/** Makes the collection and a key, with the program's own commands, and returns the key. */
export async function createKey(place: {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<string> {
  const content = (...args: readonly string[]) =>
    run(PROGRAM, ['content', ...args, '--data-dir', place.dataDir], {
      env: { ...process.env, ...place.env },
    });
  await content('collection', 'create', COLLECTION, '--read', 'ANYONE', '--write', 'ADMIN');
  const { stdout } = await content('key', 'create', 'faults');
  return stdout.trim().split('\n').at(-1) ?? '';
}

interface CallResponse {
  /** `undefined` if the connection broke. */
  readonly status: number | undefined;
  readonly body: string;
}

/** What became of a write; the service has acknowledged it with 200. */
export interface Written extends CallResponse {
  readonly id: string;
}

interface Call {
  readonly method: 'DELETE' | 'GET' | 'POST';
  readonly path: string;
  readonly key: string;
  readonly body?: unknown;
}

/**
 * Makes a call over a connection of its own: one that was kept could be closed by the service at the very moment of a
 * call, which would then say nothing about the call.
 */
function call(contentUrl: string, { method, path, key, body }: Call): Promise<CallResponse> {
  const headers = { authorization: key, 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal, agent: false };
    const request = http.request(`${contentUrl}/wix-data/v2${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode, body: text });
      });
    });
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Writes one item, a new one or in the place of another. */
export async function write(
  contentUrl: string,
  key: string,
  id: string,
  data: Readonly<Record<string, unknown>> = {},
  collection = COLLECTION,
): Promise<Written> {
  const body = { dataCollectionId: collection, dataItem: { id, data } };
  const none = { status: undefined, body: '' };
  const path = '/items/save';
  const response = await call(contentUrl, { method: 'POST', path, key, body }).catch(() => none);
  return { id, ...response };
}

/** Takes an item away. */
export async function remove(contentUrl: string, key: string, id: string, collection: string) {
  const path = `/items/${id}?dataCollectionId=${encodeURIComponent(collection)}`;
  await call(contentUrl, { method: 'DELETE', path, key });
}

/** The ids of those that are not there, of items that should be. */
export async function missing(
  contentUrl: string,
  key: string,
  ids: readonly string[],
): Promise<string[]> {
  const absent = [];
  for (const id of ids) {
    const path = `/items/${id}?dataCollectionId=${COLLECTION}`;
    const { status } = await call(contentUrl, { method: 'GET', path, key });
    if (status !== 200) absent.push(id);
  }
  return absent;
}
