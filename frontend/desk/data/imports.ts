/** Makes drafts of what another platform has, by the calls that people's own drafts are made by. */
import { ApiError } from '../api/error';
import { importCalls } from '../api/imports';
import type { CheckedPost } from '../api/imports';
import { service } from '../api/service';
import type { Position, Post, PostLocale } from '../api/types';
import { proposalOf } from '../lib/address';
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

const sizeOf = (post: Post) => new Blob([JSON.stringify(post)]).size;

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
    const bytes = sizeOf(post);
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

/** Makes drafts one after the other, until the service has had enough for now. Rows of one position in several languages make one. */
export async function makeDrafts(
  wanted: readonly WantedDraft[],
  onStep: (done: number) => void,
): Promise<Made[]> {
  const made: Made[] = [];
  const begun = new Map<string, string>();
  for (const [at, draft] of wanted.entries()) {
    const name = draft.post.importId ?? '';
    try {
      const to = draft.to ?? (name === '' ? undefined : begun.get(name)) ?? null;
      const position = await makeDraft({ ...draft, to });
      begun.set(name, position.id);
      made.push({ position });
    } catch (error) {
      const refused = ApiError.of(error);
      made.push({ error: refused });
      if (['tooMany', 'offline', 'notLoggedIn'].includes(refused.code)) break;
    }
    onStep(at + 1);
  }
  return made;
}

async function makeDraft({ post, locale, to }: WantedDraft): Promise<Position> {
  const begin = () => createUnder(proposalOf(post.title ?? '').id, { locale, post });
  if (to === null) return await begin();
  const position = await service.position(to);
  const entry = position.locales[locale];
  // Somebody has begun this language in the meantime, or the row was chosen although it is here.
  if (entry?.state !== 'missing') return await begin();
  await service.saveDraft(to, locale, post, entry.revision);
  return position;
}
