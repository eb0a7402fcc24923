/** Makes drafts of what another platform has, by the calls that people's own drafts are made by. */
import { ApiError } from '../api/error';
import { importCalls } from '../api/imports';
import type { CheckedPost } from '../api/imports';
import { service } from '../api/service';
import type { Position, Post, PostLocale } from '../api/types';
import { proposalOf } from '../lib/address';
import { bytesOf } from '../lib/bytes';
import { createUnder } from './copies';

/** Most bytes of a call: less than the two million that the service takes. */
const CALL_MAX = 1_500_000;

/** What is told of a post that no call has room for. */
const tooLarge = (post: Post): CheckedPost => ({
  post,
  fields: {},
  reasons: {},
  isTooLarge: true,
  positions: [],
});

/** What the service says of posts, in as many calls as they need. */
export async function checkPosts(posts: readonly Post[]): Promise<CheckedPost[]> {
  const checked = posts.map(tooLarge);
  let [batch, size]: [(readonly [number, Post])[], number] = [[], 0];
  const send = async () => {
    const rows = await importCalls.check(batch.map(([, post]) => post));
    batch.forEach(([at], place) => {
      const row = rows[place];
      if (row !== undefined) checked[at] = row;
    });
    [batch, size] = [[], 0];
  };
  for (const [at, post] of posts.entries()) {
    const bytes = bytesOf(post);
    if (bytes > CALL_MAX) continue;
    if (batch.length > 0 && size + bytes > CALL_MAX) await send();
    batch.push([at, post]);
    size += bytes;
  }
  if (batch.length > 0) await send();
  return checked;
}

/** A draft that is to be made. */
export interface WantedDraft {
  readonly post: Post;
  readonly locale: PostLocale;
  /** The position that gets it as a further language; `null` where one begins. */
  readonly to: string | null;
}

/** A draft that was made, or why it was not. */
export type Made = { readonly position: Position } | { readonly error: ApiError };

/** What follows drafts while they are made. */
export interface Making {
  readonly onStep: (done: number) => void;
  /** Waits for so many seconds; false where somebody has stopped it. */
  readonly mayGoOn: (seconds: number) => Promise<boolean>;
}

/** What ends an import: each further row would meet it too. */
const ENDS = ['tooMany', 'offline', 'notLoggedIn'];

/**
 * Makes drafts one after the other; waits where the service takes more of them later. Rows of one position in several languages
 * make one.
 *
 * @returns what became of each; of those after an end, nothing
 */
export async function makeDrafts(
  wanted: readonly WantedDraft[],
  { onStep, mayGoOn }: Making,
): Promise<Made[]> {
  const made: Made[] = [];
  const begun = new Map<string, string>();
  for (const [at, draft] of wanted.entries()) {
    const name = draft.post.importId ?? '';
    const to = draft.to ?? (name === '' ? undefined : begun.get(name)) ?? null;
    const result = await madeOf({ ...draft, to }, mayGoOn);
    if (result === null) break;
    made.push(result);
    if ('position' in result) begun.set(name, result.position.id);
    else if (ENDS.includes(result.error.code)) break;
    onStep(at + 1);
  }
  return made;
}

/** Makes a draft as soon as the service takes one more; `null` where that was stopped. */
async function madeOf(draft: WantedDraft, mayGoOn: Making['mayGoOn']): Promise<Made | null> {
  let wait = 0;
  while (await mayGoOn(wait)) {
    try {
      return { position: await makeDraft(draft) };
    } catch (error) {
      const refused = ApiError.of(error);
      const { code, retryAfter } = refused;
      if (code !== 'tooMany' || retryAfter === undefined) return { error: refused };
      wait = Math.max(1, retryAfter);
    }
  }
  return null;
}

async function makeDraft({ post, locale, to }: WantedDraft): Promise<Position> {
  const begin = () => createUnder(proposalOf(post.title ?? '').id, { locale, post });
  if (to === null) return await begin();
  const position = await service.position(to);
  const entry = position.locales[locale];
  // Somebody has begun this language in the meantime, or the row was chosen although it is here.
  if (entry?.state !== 'missing') return await begin();
  await service.saveDraft(to, locale, { post, revision: entry.revision });
  return position;
}
