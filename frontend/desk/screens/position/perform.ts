/** What is done with a position: every action first sends what is not saved, and says what came of it. */
import { service } from '../../api/service';
import type { ActionRequest } from '../../api/service';
import type { PostLocale } from '../../api/types';
import { drafts } from '../../data/drafts';
import { knowPosition, refresh } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf } from '../../i18n/texts';
import type { Texts } from '../../i18n/languages';
import { hashOf } from '../../lib/route';
import { notify } from '../../ui/Notices';

/** The revision of each language as this page has it. */
const revisionsOf = (id: string, locales: readonly PostLocale[]) =>
  Object.fromEntries(
    locales.map((locale) => [locale, drafts.find(id, locale)?.state().summary.revision ?? '']),
  );

/** Runs a change after all that is written was saved. @returns whether it was done */
async function change(
  id: string,
  locales: readonly PostLocale[],
  texts: Texts,
  run: () => Promise<unknown>,
): Promise<boolean> {
  if (!(await drafts.save(id, locales))) {
    notify(fill(texts.actions.notDone, { reason: texts.actions.saveFirst }));
    return false;
  }
  try {
    await run();
    return true;
  } catch (error) {
    notify(fill(texts.actions.notDone, { reason: sentenceOf(error, texts) }));
    // Somebody else may have been first: show what is now.
    await refresh();
    return false;
  }
}

/** What an action is called on its button. */
export interface Named {
  readonly name: string;
  readonly texts: Texts;
}

/** Publishes, takes back, schedules or ends a schedule, in all of the languages or in none. */
export async function act(
  id: string,
  request: Omit<ActionRequest, 'revisions'>,
  { name, texts }: Named,
): Promise<boolean> {
  return await change(id, request.locales, texts, async () => {
    const revisions = revisionsOf(id, request.locales);
    await knowPosition(await service.act(id, { ...request, revisions }));
    notify(fill(texts.actions.done, { action: name }));
  });
}

/** Takes the draft of a language away; it can be had back. */
export async function discard(
  id: string,
  locale: PostLocale,
  { name, texts }: Named,
): Promise<void> {
  const draft = drafts.find(id, locale);
  await change(id, [locale], texts, async () => {
    const { post, summary } = draft?.state() ?? { post: {}, summary: { revision: '' } };
    await service.discardDraft(id, locale, summary.revision);
    await refresh();
    notify(fill(texts.actions.done, { action: name }), () => {
      draft?.change(post);
    });
  });
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
    notify(said.text);
  });
}

/** Makes a copy and goes to it. */
export async function duplicate(
  id: string,
  locales: readonly PostLocale[],
  texts: Texts,
): Promise<void> {
  await change(id, locales, texts, async () => {
    const copy = await service.create({ copyOf: id });
    await refresh();
    location.hash = hashOf({ screen: 'position', id: copy.id });
  });
}

/** Deletes a position and goes to the list, where it can be had back. */
export async function remove(
  id: string,
  locales: readonly PostLocale[],
  said: Named,
): Promise<void> {
  const { name: title, texts } = said;
  const bringBack = async () => {
    try {
      await service.undelete(id);
      notify(fill(texts.list.restored, { title }));
    } catch (error) {
      notify(fill(texts.actions.notDone, { reason: sentenceOf(error, texts) }));
    }
    await refresh();
  };
  await change(id, locales, texts, async () => {
    await service.remove(id);
    drafts.forget(id);
    location.hash = hashOf({ screen: 'list' });
    notify(fill(texts.list.deleted, { title }), () => void bringBack());
    await refresh();
  });
}
