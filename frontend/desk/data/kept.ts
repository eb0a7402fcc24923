/**
 * What the service lacks of a text, kept on the device until the service has it: it outlives the tab, a crash and the end of a
 * session. A log-out ends it. Where the browser keeps nothing for sites, only this is lost.
 */
import type { Post, PostLocale } from '../api/types';
import { AfterFrame } from '../lib/after-frame';

/** Words that the service did not have. */
export interface Words {
  /** The text that they began with. */
  readonly base: Post;
  readonly post: Post;
}

/** Words of a page that is gone. */
export interface KeptWords extends Words {
  readonly key: string;
  /** When the last of them was written. */
  readonly at: string;
}

interface Row extends KeptWords {
  readonly tab: string;
  /** Whose text they are, and of which position in which language. */
  readonly of: string;
}

const [NAME, ROWS] = ['desk', 'words'];

/** Names this page, as long as it is open. */
export const TAB = `${String(Date.now())}-${String(Math.random()).slice(2)}`;

/** Which of some text, of a user. */
export const ofText = (user: string, id: string, locale: PostLocale): string =>
  [user, id, locale].map(encodeURIComponent).join(' ');

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the device keeps nothing'));
    };
  });

/** Where the words of a draft of this page are kept. */
export const keyOf = (of: string, draft: string): string => `${of} ${TAB} ${draft}`;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ROWS, { keyPath: 'key' }).createIndex('of', 'of');
    };
    settled(request).then(resolve, reject);
    // Other pages see by this that it is open, so that they do not offer its words.
    void navigator.locks.request(TAB, () => new Promise(() => undefined));
  });
  return opened;
}

/** Does something with the words of this device; what cannot be kept is not. */
async function attempt<T>(
  mode: IDBTransactionMode,
  run: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    return await settled(run(database.transaction(ROWS, mode).objectStore(ROWS)));
  } catch {
    return undefined;
  }
}

/**
 * Keeps the newest words of a text, or nothing. A write at a time: what comes while one is on its way replaces what waits.
 *
 * @param draft names the draft among those of this page
 */
export function keeper(of: string, draft: string): (words: Words | null) => void {
  const key = keyOf(of, draft);
  let waiting: { readonly words: Words | null } | null = null;
  let isWriting = false;
  const writing = new AfterFrame();
  const write = async () => {
    isWriting = true;
    while (waiting !== null) {
      const { words } = waiting;
      waiting = null;
      const row = words && { ...words, key, of, tab: TAB, at: new Date().toISOString() };
      await attempt<unknown>('readwrite', (rows): IDBRequest =>
        row === null ? rows.delete(key) : rows.put(row),
      );
    }
    isWriting = false;
  };
  return (words) => {
    waiting = { words };
    if (isWriting) return;
    writing.soon(() => {
      if (!isWriting) void write();
    });
  };
}

/** The newest words of a text whose page is gone. */
export async function keptOf(of: string): Promise<KeptWords | undefined> {
  const found: unknown[] = (await attempt('readonly', (all) => all.index('of').getAll(of))) ?? [];
  const rows = found as Row[];
  if (rows.length === 0) return undefined;
  const { held = [] } = await navigator.locks.query();
  // A text that is opened anew in this page has none here but what was kept at a log-out.
  const gone = rows.filter(({ tab }) => tab === TAB || !held.some(({ name }) => name === tab));
  return gone.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
}

/** All that this device keeps. */
const keptRows = async (): Promise<Row[]> =>
  ((await attempt('readonly', (rows) => rows.getAll())) ?? []) as Row[];

/** Whether other pages of a user have left words on this device that the service may lack. */
export async function isKeptElsewhere(user: string): Promise<boolean> {
  const owner = `${encodeURIComponent(user)} `;
  return (await keptRows()).some(({ of, tab }) => tab !== TAB && of.startsWith(owner));
}

/** Whose text some words are, of which position in which language. */
const ownerOf = (of: string) => of.split(' ').map(decodeURIComponent);

/** The positions of which this device keeps words of a user. */
export async function keptIds(user: string): Promise<ReadonlySet<string>> {
  const owners = (await keptRows()).map(({ of }) => ownerOf(of));
  return new Set(owners.flatMap(([owner, id]) => (owner === user && id !== undefined ? [id] : [])));
}

/** Lets all words on a position follow it to another id, those of other users too. */
export async function moveKept(from: string, to: string): Promise<void> {
  for (const row of await keptRows()) {
    const [user = '', id, locale = ''] = ownerOf(row.of);
    if (id !== from) continue;
    const of = ofText(user, to, locale as PostLocale);
    // They are never nowhere, whatever ends in between.
    const key = `${of}${row.key.slice(row.of.length)}`;
    await attempt('readwrite', (rows) => rows.put({ ...row, of, key }));
    await attempt('readwrite', (rows) => rows.delete(row.key));
  }
}

/** Forgets some words. */
export const forgetKept = ({ key }: KeptWords): Promise<unknown> =>
  attempt('readwrite', (rows) => rows.delete(key));

/** Forgets all words of this device. */
export const forgetAllKept = (): Promise<unknown> => attempt('readwrite', (rows) => rows.clear());
