/**
 * The text of a position in one language, and how it reaches the service. What is written is kept here until the service has
 * it, whatever happens in between: a failure, an expired session, no network, somebody else's change. What somebody else has
 * changed in other fields or elsewhere in a text is taken over; where both have written at one place, the field waits for the writer.
 */
import { ApiError } from '../api/error';
import type { Position, Post, PostLocale, Summary } from '../api/types';
import { differencesOf, isSame, valuesOf } from '../lib/merge';
import type { Group } from '../lib/merge';
import { removedBy } from '../lib/removed';
import type { Removed } from '../lib/removed';
import type { KeptWords, Words } from './kept';
import { mergePosts } from './merge-posts';
import { Store } from './store';
import type { Readable } from './store';

/** How long after the last change a text is saved, in milliseconds. */
export const SAVE_DELAY_MS = 800;

/** How long after a failure it is tried again, and at most, in milliseconds. */
const [RETRY_MS, RETRY_MAX_MS] = [2_000, 60_000];

/** A post with what is known of it: what the service has of a position in a language. */
export type Entry = Position['locales'][string];

/** Where the text is. Only `saved` says that the service has all of it. */
export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'failed'
  | 'offline'
  | 'expired'
  | 'invalid'
  | 'gone'
  | 'conflict';

/** What the service has in place of what this page began with. */
export interface Conflict {
  readonly theirs: Entry;
  /** The fields that both have changed, until the writer has chosen. */
  readonly groups: readonly Group[];
}

/** What no further key ends: a choice of the writer, a log-in, a request on its way. */
const HELD: readonly SaveStatus[] = ['conflict', 'gone', 'expired', 'saving'];

/** A draft at one moment. */
export interface DraftState {
  readonly post: Post;
  /** What the service knows of the post. */
  readonly summary: Summary;
  readonly status: SaveStatus;
  /** Why the service did not take it. */
  readonly error: ApiError | null;
  readonly conflict: Conflict | null;
  /** Words of a page that is gone, which the service never had. */
  readonly kept: KeptWords | null;
}

/** Sends a draft; resolves with what the service then knows, and throws an {@link ApiError}. */
export type Send = (post: Post, revision: string) => Promise<Summary>;

/** Takes what the service lacks each time that it changes; null when the service has all. */
type Keep = (words: Words | null) => void;

/** What a draft needs of what is around it. */
export interface Around {
  readonly send: Send;
  readonly keep?: Keep;
  /** Whether somebody else has the position open. */
  readonly isTogether?: () => boolean;
}

/** The text that is written on: the draft, else what is published, else nothing. */
export const textOfEntry = ({ draft, published }: Entry): Post => draft ?? published ?? {};

/** A draft that saves itself. */
export class Draft implements Readable<DraftState> {
  readonly locale: PostLocale;
  readonly #around: Around;
  readonly #store: Store<DraftState>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #failures = 0;
  /** The text of the service that the writer goes on with. */
  #base: Post;
  /** What the writer gave up for theirs: it is in the history before. */
  #given: Partial<Post> = {};
  #removed: Removed = {};

  constructor(locale: PostLocale, entry: Entry, around: Around) {
    this.locale = locale;
    this.#around = around;
    this.#base = textOfEntry(entry);
    this.#store = new Store<DraftState>({
      post: textOfEntry(entry),
      summary: entry,
      status: 'saved',
      error: null,
      conflict: null,
      kept: null,
    });
  }

  readonly state = (): DraftState => this.#store.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Whether the service lacks something that is written here. */
  get isUnsaved(): boolean {
    return this.state().status !== 'saved';
  }

  /** What choices of the writer took away, which come back with them. */
  get removed(): Removed {
    return this.#removed;
  }

  /** Changes fields, and saves after a pause; beside others also while somebody goes on writing. */
  readonly change = (fields: Partial<Post>): void => {
    const { status, post: before } = this.state();
    const post = { ...before, ...fields };
    this.#removed = { ...this.#removed, ...removedBy(fields, before) };
    const isHeld = HELD.includes(status);
    this.#set(isHeld ? { post } : { post, status: 'waiting', error: null });
    if (isHeld) return;
    const isOnItsWay = status === 'waiting' && this.#timer !== undefined;
    if (!isOnItsWay || this.#around.isTogether?.() !== true) this.#schedule(SAVE_DELAY_MS);
  };

  /** Saves at once what is not saved. Resolves when the service has it or has refused it. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#sending !== null) await this.#sending;
    if (!this.isUnsaved || ['conflict', 'gone'].includes(this.state().status)) return;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Takes over what the service has, unless something here is not saved yet. */
  refresh(entry: Entry): void {
    if (this.isUnsaved) return;
    const isKnown = entry.revision === this.state().summary.revision;
    if (!isKnown) this.#base = textOfEntry(entry);
    this.#set(isKnown ? { summary: entry } : { post: this.#base, summary: entry });
  }

  /** Offers words of a page that is gone, unless they are the text of now. */
  offer(kept: KeptWords): void {
    this.#set({ kept });
  }

  /** Takes the words that are offered into the text, or leaves them. */
  takeKept(isTaken: boolean): void {
    const { kept, post } = this.state();
    this.#set({ kept: null });
    if (kept !== null && isTaken) this.change(mergePosts(kept.base, kept.post, post).post);
  }

  /** Decides on a field that both have changed. Both texts are in the history when the last one is decided. */
  async resolve(group: Group, choice: 'mine' | 'theirs'): Promise<void> {
    const { conflict, post } = this.state();
    if (conflict === null) return;
    const theirs = textOfEntry(conflict.theirs);
    const groups = conflict.groups.filter((each) => each !== group);
    if (choice === 'theirs') {
      this.#given = { ...this.#given, ...valuesOf(group, post) };
      this.#set({ post: { ...post, ...valuesOf(group, theirs) } });
    }
    if (groups.length > 0) {
      this.#set({ conflict: { ...conflict, groups } });
      return;
    }
    this.#base = theirs;
    this.#set({ summary: conflict.theirs, conflict: null, status: 'waiting', error: null });
    await this.#saveWithGiven();
  }

  /** Saves what was given up, so that it can be had back, and then the text. */
  async #saveWithGiven(): Promise<void> {
    const [given, { post }] = [this.#given, this.state()];
    this.#given = {};
    if (Object.keys(given).length > 0) {
      this.#set({ post: { ...post, ...given } });
      await this.save();
      if (this.isUnsaved) return;
      const fields = Object.keys(given);
      this.#set({ post: { ...this.state().post, ...valuesOf(fields, post) }, status: 'waiting' });
    }
    await this.save();
  }

  /** Ends it; what is kept of it stays for the next log-in of its writer, or goes. */
  stop(isKept: boolean): void {
    clearTimeout(this.#timer);
    if (!isKept && this.isUnsaved) this.#around.keep?.(null);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delay);
  }

  /** Sends until the service has the last change. */
  async #sendAll(): Promise<void> {
    let sent: Post;
    do {
      sent = this.state().post;
      this.#set({ status: 'saving', error: null });
      try {
        // One request after the other: each names the revision that the one before it made.
        const summary = await this.#around.send(sent, this.state().summary.revision);
        this.#failures = 0;
        this.#base = sent;
        this.#set({ summary, status: this.state().post === sent ? 'saved' : 'saving' });
      } catch (error) {
        const refused = ApiError.of(error);
        const theirs = refused.code === 'conflict' ? refused.current?.locales[this.locale] : null;
        if (!theirs) this.#refused(refused);
        if (!theirs || !this.#isMerged(theirs, refused)) return;
      }
    } while (this.state().post !== sent);
  }

  /** Takes over what somebody else has changed. @returns whether there is something left to send */
  #isMerged(theirs: Entry, error: ApiError): boolean {
    const [mine, other] = [this.state().post, textOfEntry(theirs)];
    // A text that was taken away as a whole is not merged: the writer says what of mine is to come back.
    const isThere = theirs.draft !== null || theirs.published !== null;
    const merged = isThere
      ? mergePosts(this.#base, mine, other)
      : { post: mine, conflicts: differencesOf(mine, other) };
    if (merged.conflicts.length > 0) {
      const conflict = { theirs, groups: merged.conflicts };
      this.#set({ post: merged.post, status: 'conflict', error, conflict });
      return false;
    }
    this.#base = other;
    const isDone = isSame(merged.post, other);
    this.#set({ post: merged.post, summary: theirs, status: isDone ? 'saved' : 'saving' });
    return !isDone;
  }

  #refused(error: ApiError): void {
    if (error.code === 'notFound') {
      this.#set({ status: 'gone', error });
      return;
    }
    if (error.code === 'notLoggedIn') {
      this.#set({ status: 'expired', error });
      return;
    }
    if (error.status >= 400 && error.status < 500 && error.code !== 'tooMany') {
      this.#set({ status: 'invalid', error });
      return;
    }
    this.#set({ status: error.code === 'offline' ? 'offline' : 'failed', error });
    this.#schedule(Math.min(RETRY_MS * 2 ** this.#failures, RETRY_MAX_MS));
    this.#failures += 1;
  }

  #set(change: Partial<DraftState>): void {
    const before = this.state();
    const { post, status } = { ...before, ...change };
    this.#store.set({ ...before, ...change });
    const { keep } = this.#around;
    if (status === 'saved' && before.status !== 'saved') keep?.(null);
    else if (status !== 'saved' && post !== before.post) keep?.({ base: this.#base, post });
  }
}
