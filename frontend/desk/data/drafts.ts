/** The drafts that are open in this page, by position and language. */
import { service } from '../api/service';
import type { Post, PostLocale } from '../api/types';
import { isSame } from '../lib/merge';
import { Draft, textOfEntry } from './draft';
import type { Entry, Send } from './draft';
import { forgetKept, keeper, keptOf, ofText } from './kept';
import { knowPost } from './queries';

/** The open drafts. They outlive the screens that show them, until they are saved. */
class Drafts {
  readonly #drafts = new Map<string, Draft>();
  /** The positions that somebody else has open too. */
  readonly #together = new Set<string>();
  #user = '';

  /** Says whose drafts they are: others are not offered what this user wrote. */
  begin(user: string): void {
    this.#user = user;
  }

  /** The draft of a position in a language; made of what the service has where it is not open yet. */
  open(id: string, locale: PostLocale, entry: Entry): Draft {
    const known = this.find(id, locale);
    if (known !== undefined) return known;
    const of = ofText(this.#user, id, locale);
    const send: Send = async (post, revision) => {
      const summary = await service.saveDraft(id, locale, post, revision);
      await knowPost(id, locale, summary, post);
      return summary;
    };
    const isTogether = () => this.#together.has(id);
    const made = new Draft(locale, entry, { send, keep: keeper(of), isTogether });
    this.#drafts.set(keyOf(id, locale), made);
    void offerKept(made, of, entry);
    return made;
  }

  /** The draft of a position in a language, if it is open. */
  find(id: string, locale: PostLocale): Draft | undefined {
    return this.#drafts.get(keyOf(id, locale));
  }

  /** Says whether somebody else has a position open, who is to see at once what is written. */
  setTogether(id: string, isTogether: boolean): void {
    if (isTogether) this.#together.add(id);
    else this.#together.delete(id);
  }

  /** Whether the service lacks something that is written here. */
  get isUnsaved(): boolean {
    return [...this.#drafts.values()].some((draft) => draft.isUnsaved);
  }

  /** Sends all that is not saved; resolves when the service has it or has refused it. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map((draft) => draft.save()));
  }

  /** Sends what is not saved of one position, in some languages or in all. @returns whether the service has all of it */
  async save(id: string, locales?: readonly PostLocale[]): Promise<boolean> {
    const open =
      locales?.flatMap((locale) => this.find(id, locale) ?? []) ??
      this.#of(id).map(([, draft]) => draft);
    await Promise.all(open.map((draft) => draft.save()));
    return open.every((draft) => !draft.isUnsaved);
  }

  /** Whether the service lacks something of one position. */
  isUnsavedAt(id: string): boolean {
    return this.unsavedAt(id).length > 0;
  }

  /** What the service lacks of one position, by language. */
  unsavedAt(id: string): (readonly [PostLocale, Post])[] {
    const open = this.#of(id).map(([, draft]) => draft);
    return open
      .filter((draft) => draft.isUnsaved)
      .map((draft) => [draft.locale, draft.state().post]);
  }

  /** Forgets the drafts of one position. */
  forget(id: string): void {
    for (const [key, draft] of this.#of(id)) {
      draft.stop(false);
      this.#drafts.delete(key);
    }
  }

  /** The open drafts of one position, by their keys. */
  #of(id: string): [string, Draft][] {
    return [...this.#drafts].filter(([key]) => key.startsWith(`${id} `));
  }

  /** Forgets all drafts. */
  clear(): void {
    for (const draft of this.#drafts.values()) draft.stop(true);
    this.#drafts.clear();
  }
}

/** Offers what a page that is gone could not save, unless it reached the service after all. */
async function offerKept(draft: Draft, of: string, entry: Entry): Promise<void> {
  const kept = await keptOf(of);
  if (kept === undefined) return;
  if (isSame(kept.post, textOfEntry(entry))) await forgetKept(kept);
  else draft.offer(kept);
}

const keyOf = (id: string, locale: PostLocale) => `${id} ${locale}`;

/** The drafts of this page. */
export const drafts = new Drafts();

/**
 * Saves when the network is back and when the page goes out of sight, and warns before it closes with something unsaved.
 *
 * @returns how to end it
 */
export function watchDrafts(): () => void {
  const save = () => void drafts.saveAll();
  const warn = (event: BeforeUnloadEvent) => {
    if (drafts.isUnsaved) event.preventDefault();
  };
  const saveHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  window.addEventListener('online', save);
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', saveHidden);
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('online', save);
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', saveHidden);
    window.removeEventListener('beforeunload', warn);
  };
}
