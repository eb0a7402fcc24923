/** What is done with a position: every action first sends what is not saved, and says what came of it. */
import { ApiError } from '../../api/error';
import { sayReview } from '../../api/review';
import type { ReviewWord } from '../../api/review';
import { service } from '../../api/service';
import type { ActionRequest } from '../../api/service';
import type { Position, PostLocale } from '../../api/types';
import { copyPosition, createUnder } from '../../data/copies';
import { drafts } from '../../data/drafts';
import { listHash } from '../../data/list-place';
import { knowPosition, refresh } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf } from '../../i18n/texts';
import type { Texts } from '../../i18n/languages';
import { proposalOf } from '../../lib/address';
import { missingOf } from '../../lib/missing';
import { hashOf } from '../../lib/route';
import { localesOf, titleOf } from '../../lib/title';
import { clearNotice, notify } from '../../ui/Notices';
import type { Cause } from '../../ui/Notices';
import { firstOf, focusField } from './fields';

/** The revision of each language as this page has it. */
const revisionsOf = (id: string, locales: readonly PostLocale[]) =>
  Object.fromEntries(
    locales.map((locale) => [locale, drafts.find(id, locale)?.state().summary.revision ?? '']),
  );

/** The open drafts of a position, as one cause: trouble ends when all is saved, and what was done when somebody goes on. */
function causeOf(id: string, locales: readonly PostLocale[], isThere: () => boolean): Cause {
  const open = locales.flatMap((locale) => drafts.find(id, locale) ?? []);
  return {
    isThere,
    subscribe(listener) {
      const ends = open.map((draft) => draft.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Whether something of these languages is not saved. */
const isUnsaved = (id: string, locales: readonly PostLocale[]) =>
  locales.some((locale) => drafts.find(id, locale)?.isUnsaved === true);

/** Moves the focus to the first field that the service refuses. */
function focusRefused(id: string, locales: readonly PostLocale[], error: ApiError | null): void {
  for (const locale of locales) {
    const faults = error ?? drafts.find(id, locale)?.state().error;
    const field = firstOf(Object.keys(faults?.fields ?? {}));
    if (field !== undefined) {
      focusField(locale, field);
      return;
    }
  }
}

/** Says that something was not done. */
function refuse(reason: string, texts: Texts, cause?: Cause): void {
  notify(fill(texts.actions.notDone, { reason }), { kind: 'trouble', cause });
}

/** Says what was done, until somebody writes on. */
function say(id: string, locales: readonly PostLocale[], text: string, undo?: () => void): void {
  notify(text, { undo, cause: causeOf(id, locales, () => !isUnsaved(id, locales)) });
}

/** Runs a change after all that is written was saved. @returns whether it was done */
async function change(
  id: string,
  locales: readonly PostLocale[],
  texts: Texts,
  run: () => Promise<unknown>,
): Promise<boolean> {
  clearNotice();
  if (!(await drafts.save(id, locales))) {
    focusRefused(id, locales, null);
    const cause = causeOf(id, locales, () => isUnsaved(id, locales));
    refuse(texts.actions.saveFirst, texts, cause);
    return false;
  }
  try {
    await run();
    return true;
  } catch (error) {
    const refused = ApiError.of(error);
    // Somebody else may have been first: show what is now.
    await refresh();
    const cause = causeOf(id, locales, () => !isUnsaved(id, locales));
    refuse(sentenceOf(refused, texts), texts, cause);
    focusRefused(id, locales, refused);
    return false;
  }
}

/** What was done with some languages, in a sentence. */
function doneOf(
  done: keyof Texts['done'],
  locales: readonly PostLocale[],
  { languages, done: words, tag }: Texts,
): string {
  const names = locales.map((each) => languages[each]);
  return fill(words[done], { languages: new Intl.ListFormat(tag).format(names) });
}

/** Publishes, takes back, schedules or ends a schedule, in all of the languages or in none. */
export async function act(
  id: string,
  request: Omit<ActionRequest, 'revisions'>,
  texts: Texts,
): Promise<boolean> {
  const { action, locales } = request;
  return await change(id, locales, texts, async () => {
    const revisions = revisionsOf(id, locales);
    await knowPosition(await service.act(id, { ...request, revisions }));
    const isClosing = action === 'schedule' && request.publishAt === undefined;
    say(id, locales, doneOf(isClosing ? 'close' : action, locales, texts));
  });
}

/** Says something in the review of a language. @returns whether it was done */
export async function sayInReview(
  id: string,
  locale: PostLocale,
  word: Omit<ReviewWord, 'revision'>,
  texts: Texts,
): Promise<boolean> {
  return await change(id, [locale], texts, async () => {
    const revision = revisionsOf(id, [locale])[locale] ?? '';
    const position = await sayReview(id, locale, { ...word, revision });
    await knowPosition(position);
    // What is done next, such as a publication, begins with what the draft is now.
    const entry = position.locales[locale];
    if (entry !== undefined) drafts.find(id, locale)?.refresh(entry);
    const language = texts.languages[locale];
    say(id, [locale], fill(texts.review.done[word.action], { language }));
  });
}

/** Publishes a language, or shows the first field that is missing. */
export async function publish(id: string, locale: PostLocale, texts: Texts): Promise<void> {
  const [first] = missingOf(drafts.find(id, locale)?.state().post ?? {});
  if (first === undefined) await act(id, { action: 'publish', locales: [locale] }, texts);
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
      leaveDeleted(id, titleOf(position, texts), texts);
      return;
    }
    await refresh();
    say(id, [locale], doneOf('discard', [locale], texts), () => {
      draft?.change(post);
    });
  });
}

/** Goes from a position that was deleted to the list, where it can be had back. */
function leaveDeleted(id: string, title: string, texts: Texts): void {
  const bringBack = async () => {
    try {
      await service.undelete(id);
      notify(fill(texts.list.restored, { title }));
    } catch (error) {
      refuse(sentenceOf(error, texts), texts);
    }
    await refresh();
  };
  drafts.forget(id);
  location.hash = listHash();
  notify(fill(texts.list.deleted, { title }), { undo: () => void bringBack() });
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

/** Makes another position of a text whose position was deleted meanwhile, and goes to it. */
export async function saveAsNew(id: string, locale: PostLocale, texts: Texts): Promise<void> {
  const draft = drafts.find(id, locale);
  if (draft === undefined) return;
  try {
    const { post } = draft.state();
    const wanted = proposalOf(post.title ?? '').id;
    const { id: made } = await createUnder(wanted, { locale, post });
    drafts.forget(id);
    location.hash = hashOf({ screen: 'position', id: made });
    notify(texts.save.savedAsNew);
    await refresh();
  } catch (error) {
    refuse(sentenceOf(error, texts), texts);
  }
}

/** Gives a position another id, and goes on with it there. */
export async function rename(
  id: string,
  to: string,
  locales: readonly PostLocale[],
  texts: Texts,
): Promise<void> {
  await change(id, locales, texts, async () => {
    const position = await service.rename(id, to);
    await knowPosition(position);
    drafts.forget(id);
    location.hash = hashOf({ screen: 'position', id: to });
    notify(texts.address.changed);
    void refresh();
  });
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
    leaveDeleted(id, titleOf(position, texts), texts);
  });
}
