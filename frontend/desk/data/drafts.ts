/** The drafts that are open in this page, by position and language. */
import { service } from '../api/service';
import type { Post, PostLocale } from '../api/types';
import { isSame } from '../lib/merge';
import type { Send } from './around';
import { Draft } from './draft';
import { textOfEntry } from './entry';
import type { Entry } from './entry';
import { forgetKept, keeper, keptOf, keyOf as keptKeyOf, ofText } from './kept';
import type { Words } from './kept';
import { lastSaved } from './last-saved';
import { findKept, followMoves, following } from './moves';
import { knowPost } from './queries';

/** A draft that is open, where its position is now. */
class Open {
  static #made = 0;
  readonly draft: Draft;
  readonly #name: string;
  readonly #user: string;
  #id: string;
  #keep: (words: Words | null) => void;

  constructor(user: string, id: string, made: (open: Open) => Draft) {
    this.#user = user;
    this.#id = id;
    Open.#made += 1;
    this.#name = String(Open.#made);
    this.draft = made(this);
    this.#keep = keeper(this.of, this.#name);
  }

  get id(): string {
    return this.#id;
  }

  /** Where the device keeps its words. */
  get key(): string {
    return keptKeyOf(this.of, this.#name);
  }

  /** Its text on the device. */
  get of(): string {
    return ofText(this.#user, this.#id, this.draft.locale);
  }

  readonly keep = (words: Words | null): void => {
    this.#keep(words);
  };

  /** Goes on at another id, where the device keeps what the service lacks. */
  move(id: string): void {
    const before = this.#keep;
    this.#id = id;
    this.#keep = keeper(this.of, this.#name);
    // Also where the service has all: what the device kept may have been moved there.
    this.#keep(this.draft.words);
    before(null);
  }
}

/** The open drafts. They outlive the screens that show them, until they are saved. */
class Drafts {
  readonly #drafts = new Map<string, Open>();
  /** Where positions are now that are still shown under an earlier id. */
  readonly #moved = new Map<string, string>();
  /** Ends when words on this device are where their positions are. */
  #found: Promise<void> = Promise.resolve();
  /** The positions that somebody else has open too. */
  readonly #together = new Set<string>();
  #user = '';

  /** Says whose drafts they are: others are not offered what this user wrote. */
  begin(user: string): void {
    this.#user = user;
    this.#found = findKept(user);
  }

  /** Lets the drafts of a position follow it to another id. */
  move(from: string, to: string): void {
    for (const [key, open] of this.#at(from)) {
      const there = this.find(to, open.draft.locale);
      this.#drafts.delete(key);
      open.move(to);
      if (there === undefined) this.#drafts.set(keyOf(to, open.draft.locale), open);
      else void handOver(open, there);
    }
    this.#moved.delete(to);
    this.#moved.set(from, to);
  }

  /** The id that a position has now. */
  #now(id: string): string {
    const to = this.#moved.get(id);
    return to === undefined ? id : this.#now(to);
  }

  /** The draft of a position in a language; made of what the service has where it is not open yet. */
  open(id: string, locale: PostLocale, entry: Entry): Draft {
    // Another position may have the id by now.
    this.#moved.delete(id);
    const known = this.find(id, locale);
    if (known !== undefined) return known;
    const made = new Open(this.#user, id, (open) => {
      const send: Send = async (post, revision, isSetAside) => {
        const written = { post, revision, isSetAside };
        const save = (now: string) => service.saveDraft(now, locale, written);
        const summary = await following(open.id, save);
        await knowPost(open.id, locale, summary, post);
        return summary;
      };
      const last = (after: string | null) =>
        following(open.id, (now) => lastSaved(now, locale, this.#user, after));
      const isTogether = () => this.#together.has(open.id);
      return new Draft(locale, entry, {
        send,
        last,
        keep: open.keep,
        isTogether,
        user: this.#user,
      });
    });
    this.#drafts.set(keyOf(id, locale), made);
    void this.#found.then(() => offerKept(made, entry));
    return made.draft;
  }

  /** The draft of a position in a language, if it is open. */
  find(id: string, locale: PostLocale): Draft | undefined {
    return this.#drafts.get(keyOf(this.#now(id), locale))?.draft;
  }

  /** Says whether somebody else has a position open, who is to see at once what is written. */
  setTogether(id: string, isTogether: boolean): void {
    if (isTogether) this.#together.add(id);
    else this.#together.delete(id);
  }

  /** Whether the service lacks something that is written here. */
  get isUnsaved(): boolean {
    return [...this.#drafts.values()].some(({ draft }) => draft.isUnsaved);
  }

  /** Sends all that is not saved; resolves when the service has it or has refused it. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map(({ draft }) => draft.save()));
  }

  /** Sends what is not saved of one position, in some languages or in all. @returns whether the service has all of it */
  async save(id: string, locales?: readonly PostLocale[]): Promise<boolean> {
    const open =
      locales?.flatMap((locale) => this.find(id, locale) ?? []) ??
      this.#of(id).map(([, { draft }]) => draft);
    await Promise.all(open.map((draft) => draft.save()));
    return open.every((draft) => !draft.isUnsaved);
  }

  /** Whether the service lacks something of one position. */
  isUnsavedAt(id: string): boolean {
    return this.unsavedAt(id).length > 0;
  }

  /** What the service lacks of one position, by language. */
  unsavedAt(id: string): (readonly [PostLocale, Post])[] {
    const open = this.#of(id).map(([, { draft }]) => draft);
    return open
      .filter((draft) => draft.isUnsaved)
      .map((draft) => [draft.locale, draft.state().post]);
  }

  /** Forgets the drafts of one position. */
  forget(id: string): void {
    for (const [key, { draft }] of this.#of(id)) {
      draft.stop(false);
      this.#drafts.delete(key);
    }
  }

  /** The open drafts of one position, by their keys. */
  #of(id: string): [string, Open][] {
    return this.#at(this.#now(id));
  }

  #at(id: string): [string, Open][] {
    return [...this.#drafts].filter(([key]) => key.startsWith(`${id} `));
  }

  /** Forgets all drafts. */
  clear(): void {
    for (const { draft } of this.#drafts.values()) draft.stop(true);
    this.#drafts.clear();
    this.#moved.clear();
  }
}

/** Offers what a page that is gone could not save, unless it reached the service after all. */
async function offerKept({ draft, of }: Open, entry: Entry): Promise<void> {
  const kept = await keptOf(of);
  if (kept === undefined) return;
  if (isSame(kept.post, textOfEntry(entry))) await forgetKept(kept);
  else draft.offer(kept);
}

/** Lets a draft save itself whose text another one shows, which hears of it as of anybody's change. What it cannot save is offered there. */
async function handOver({ draft, key }: Open, shown: Draft): Promise<void> {
  await draft.save();
  draft.stop(true);
  const { words } = draft;
  if (words !== null) shown.offer({ ...words, key, at: new Date().toISOString() });
}

const keyOf = (id: string, locale: PostLocale) => `${id} ${locale}`;

/** The drafts of this page. */
export const drafts = new Drafts();

followMoves((from, to) => {
  drafts.move(from, to);
});

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
