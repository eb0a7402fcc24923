/** Saves the texts of a position that was deleted meanwhile as another position. */
import { ApiError } from '../../api/error';
import { service } from '../../api/service';
import type { Post, PostLocale } from '../../api/types';
import { createUnder } from '../../data/copies';
import type { Draft } from '../../data/draft';
import { textOfEntry } from '../../data/entry';
import { drafts } from '../../data/drafts';
import { refresh } from '../../data/queries';
import { sentenceOf } from '../../i18n/texts';
import type { Texts } from '../../i18n/languages';
import { proposalOfAll } from '../../lib/address';
import { isSame } from '../../lib/merge';
import { hashOf } from '../../lib/route';
import { notify } from '../../ui/Notices';
import { refuse } from './change';

/** A new position that has some of the texts, until it has all of them. */
interface Made {
  readonly id: string;
  /** What it was made of. */
  readonly draft: Draft;
  readonly sent: Map<PostLocale, Post>;
  readonly revisions: Map<string, string>;
}

/** What an earlier try has made, by the id of the position that was deleted: the next try goes on with it. */
const begun = new Map<string, Made>();

/** The deleted positions whose texts are on their way. */
const underWay = new Set<string>();

/** Makes the position of one text. */
async function make(id: string, draft: Draft): Promise<Made> {
  const { post } = draft.state();
  const others = drafts.unsavedAt(id).filter(([other]) => other !== draft.locale);
  const titles = [post, ...others.map(([, text]) => text)].map(({ title }) => title ?? null);
  const position = await createUnder(proposalOfAll(titles).id, { locale: draft.locale, post });
  const revisions = Object.entries(position.locales).map(
    ([locale, { revision }]) => [locale, revision] as const,
  );
  return {
    id: position.id,
    draft,
    sent: new Map([[draft.locale, post]]),
    revisions: new Map(revisions),
  };
}

/** Saves a text in the new position. */
async function send(made: Made, locale: PostLocale, post: Post): Promise<void> {
  try {
    const revision = made.revisions.get(locale) ?? '';
    const summary = await service.saveDraft(made.id, locale, { post, revision });
    made.revisions.set(locale, summary.revision);
  } catch (error) {
    const current = ApiError.of(error).current?.locales[locale];
    // A try whose response was lost may have saved it after all.
    if (current === undefined || !isSame(textOfEntry(current), post)) throw error;
    made.revisions.set(locale, current.revision);
  }
  made.sent.set(locale, post);
}

/** Sends what the new position lacks, and what is written meanwhile. */
async function sendAll(id: string, made: Made): Promise<void> {
  const lacking = () =>
    drafts.unsavedAt(id).find(([locale, post]) => {
      const sent = made.sent.get(locale);
      return sent === undefined || !isSame(sent, post);
    });
  for (let next = lacking(); next !== undefined; next = lacking())
    // One after the other: what is written while one is sent belongs to the next.
    await send(made, ...next);
}

/** What an earlier try has made of texts that are still open. */
function earlier(id: string): Made | undefined {
  const made = begun.get(id);
  return made !== undefined && drafts.find(id, made.draft.locale) === made.draft ? made : undefined;
}

/**
 * Makes another position of a text whose position was deleted meanwhile, with the other languages that are not saved; goes to it.
 * A try after one that failed goes on with what that one has made.
 */
export async function saveAsNew(id: string, locale: PostLocale, texts: Texts): Promise<void> {
  const draft = drafts.find(id, locale);
  if (draft === undefined || underWay.has(id)) return;
  underWay.add(id);
  try {
    const made = earlier(id) ?? (await make(id, draft));
    begun.set(id, made);
    await sendAll(id, made);
    // Nothing may be awaited before this: what is written until then would be lost.
    drafts.forget(id);
    begun.delete(id);
    location.hash = hashOf({ screen: 'position', id: made.id });
    notify(texts.save.savedAsNew);
    await refresh();
  } catch (error) {
    // Somebody else has changed or deleted the new one: it is theirs, and the next try makes another.
    if (['conflict', 'notFound'].includes(ApiError.of(error).code)) begun.delete(id);
    refuse(sentenceOf(error, texts), texts);
  } finally {
    underWay.delete(id);
  }
}
