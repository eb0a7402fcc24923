/** What is done with a position: every action first sends what is not saved, and says what came of it. */
import { sayReview } from '../../api/review';
import type { ReviewWord } from '../../api/review';
import { service } from '../../api/service';
import type { ActionRequest } from '../../api/service';
import type { Position, PostLocale } from '../../api/types';
import { copyPosition } from '../../data/copies';
import { drafts } from '../../data/drafts';
import { listHash } from '../../data/list-place';
import { carry } from '../../data/moves';
import { knowPosition, refresh } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf } from '../../i18n/texts';
import type { Texts } from '../../i18n/languages';
import { missingOf } from '../../lib/missing';
import { hashOf } from '../../lib/route';
import { localesOf, titleOf } from '../../lib/title';
import { clearNotice, notify } from '../../ui/Notices';
import { call, change, refuse, revisionsOf, say, unsaved } from './change';
import { focusField } from './fields';

/** What was done with some languages, in a sentence. */
function doneOf(
  done: keyof Texts['done'],
  locales: readonly PostLocale[],
  { languages, done: words, tag }: Texts,
): string {
  const names = locales.map((each) => languages[each]);
  return fill(words[done], { languages: new Intl.ListFormat(tag).format(names) });
}

/**
 * Publishes, takes back, schedules or ends a schedule, in all of the languages or in none. `read` are the revisions that somebody
 * has decided on; without them it is what the page shows.
 */
export async function act(
  id: string,
  request: Omit<ActionRequest, 'revisions'>,
  texts: Texts,
  read?: ActionRequest['revisions'],
): Promise<boolean> {
  const { action, locales } = request;
  return await change(id, locales, texts, async () => {
    const revisions = read ?? revisionsOf(id, locales);
    await knowPosition(await service.act(id, { ...request, revisions }));
    const isClosing = action === 'schedule' && request.publishAt === undefined;
    say(id, locales, doneOf(isClosing ? 'close' : action, locales, texts));
  });
}

/** Saves a language that somebody is about to judge. @returns the revision that they read; null while something is not saved */
export async function revisionToRead(id: string, locale: PostLocale): Promise<string | null> {
  const isSaved = await drafts.save(id, [locale]);
  return isSaved ? (revisionsOf(id, [locale])[locale] ?? null) : null;
}

/** Says something in the review of a language. @returns the revision of the language after it */
async function sayWord(
  id: string,
  locale: PostLocale,
  word: ReviewWord,
  texts: Texts,
): Promise<string> {
  const position = await sayReview(id, locale, word);
  await knowPosition(position);
  const entry = position.locales[locale];
  // What is done next, such as a publication, begins with what the draft is now.
  if (entry !== undefined) drafts.find(id, locale)?.refresh(entry);
  const language = texts.languages[locale];
  say(id, [locale], fill(texts.review.done[word.action], { language }));
  return entry?.revision ?? '';
}

/** Says something in the review of a language as somebody has read it; throws why it was not done. @returns its revision after it */
export async function sayInReview(
  id: string,
  locale: PostLocale,
  word: Omit<ReviewWord, 'revision'> & { readonly revision: string | null },
  texts: Texts,
): Promise<string> {
  const { revision } = word;
  clearNotice();
  if (revision === null) throw unsaved();
  return await call(() => sayWord(id, locale, { ...word, revision }, texts));
}

/** Withdraws the request for a review of a language. */
export async function withdraw(id: string, locale: PostLocale, texts: Texts): Promise<void> {
  await change(id, [locale], texts, async () => {
    const revision = revisionsOf(id, [locale])[locale] ?? '';
    await sayWord(id, locale, { action: 'withdraw', revision }, texts);
  });
}

/** Publishes a language, as it was read if a revision is named, or shows the first field that is missing. */
export async function publish(
  id: string,
  locale: PostLocale,
  texts: Texts,
  read?: string,
): Promise<void> {
  const [first] = missingOf(drafts.find(id, locale)?.state().post ?? {});
  const revisions = read === undefined ? undefined : { [locale]: read };
  if (first === undefined)
    await act(id, { action: 'publish', locales: [locale] }, texts, revisions);
  else focusField(locale, first);
}

/** Takes the draft of a language away; it can be had back. A position that has nothing else is deleted by it. */
export async function discard(position: Position, locale: PostLocale, texts: Texts): Promise<void> {
  const { id } = position;
  const draft = drafts.find(id, locale);
  const isAll = localesOf(position).every(([each, { state, isPublished }]) =>
    each === locale ? !isPublished : state === 'missing',
  );
  await change(id, [locale], texts, async () => {
    const { post, summary } = draft?.state() ?? { post: {}, summary: { revision: '' } };
    await service.discardDraft(id, locale, summary.revision);
    if (isAll) {
      leaveDeleted(position, texts);
      return;
    }
    await refresh();
    say(id, [locale], doneOf('discard', [locale], texts), () => {
      draft?.change(post);
    });
  });
}

/** Goes from a position or a template that was deleted to the list of those, where it can be had back. */
function leaveDeleted(position: Position, texts: Texts): void {
  const { id, template } = position;
  const title = template ?? titleOf(position, texts);
  const words = template === null ? texts.list : texts.templates;
  const bringBack = async () => {
    try {
      await service.undelete(id);
      notify(fill(words.restored, { title }));
    } catch (error) {
      refuse(sentenceOf(error, texts), texts);
    }
    await refresh();
  };
  drafts.forget(id);
  location.hash = template === null ? listHash() : hashOf({ screen: 'templates' });
  notify(fill(words.deleted, { title }), { undo: () => void bringBack() });
  void refresh();
}

/** Makes an earlier text the draft. @returns whether it was done */
export async function restore(
  id: string,
  locale: PostLocale,
  entry: string,
  said: { readonly text: string; readonly texts: Texts },
): Promise<boolean> {
  return await change(id, [locale], said.texts, async () => {
    const revision = revisionsOf(id, [locale])[locale] ?? '';
    await service.restore(id, locale, entry, revision);
    await refresh();
    say(id, [locale], said.text);
  });
}

/** Gives a position another id after all of it was saved, and goes on with it there; throws why it was not done. */
export async function rename(id: string, to: string): Promise<void> {
  clearNotice();
  // A language that was just begun is not known to the service before it is saved.
  if (!(await drafts.save(id))) throw unsaved();
  await knowPosition(await call(() => service.rename(id, to)));
  await carry({ from: id, to, by: '' });
  void refresh();
}

/** Makes a copy and goes to it. */
export async function duplicate(
  position: Position,
  locales: readonly PostLocale[],
  texts: Texts,
): Promise<void> {
  await change(position.id, locales, texts, async () => {
    const copy = await copyPosition(position);
    await refresh();
    location.hash = hashOf({ screen: 'position', id: copy.id });
  });
}

/** Deletes a position. */
export async function remove(
  position: Position,
  locales: readonly PostLocale[],
  texts: Texts,
): Promise<void> {
  const { id } = position;
  await change(id, locales, texts, async () => {
    await service.remove(id);
    leaveDeleted(position, texts);
  });
}
