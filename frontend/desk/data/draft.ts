/**
 * The text of a position in one language, and how it reaches the service. What is written is kept here until the service has
 * it, whatever happens in between: a failure, an expired session, no network, somebody else's change. What somebody else has
 * changed in other fields or elsewhere in a text is taken over; where both have written at one place, the field waits for the writer.
 */
import { ApiError } from '../api/error';
import type { Post, PostLocale, Summary } from '../api/types';
import { isSame, valuesOf } from '../lib/merge';
import type { Group } from '../lib/merge';
import { removedBy } from '../lib/removed';
import type { Removed } from '../lib/removed';
import type { Around } from './around';
import { APART_MS, bothOf, meet, withAllGiven, withGiven } from './conflict';
import type { Choice, Conflict } from './conflict';
import { Delivery, theirsOf } from './delivery';
import { textOfEntry } from './entry';
import type { Entry } from './entry';
import type { KeptWords, Words } from './kept';
import { mergePosts } from './merge-posts';
import { HELD, PASSING, statusOf } from './save-status';
import type { SaveStatus } from './save-status';
import { Store } from './store';
import type { Readable } from './store';
import { Written, withEarlier } from './written';
import type { Replaced } from './written';

/** How long after the last change a text is saved, in milliseconds. */
export const SAVE_DELAY_MS = 800;

/** How long after a failure it is tried again, and at most, in milliseconds. */
const [RETRY_MS, RETRY_MAX_MS] = [2_000, 60_000];

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
  /** What others have put in place of what was written here, until the writer has seen it. */
  readonly replaced: Replaced | null;
}

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
  /** What the writer gave up for theirs: it goes into the history before the rest. */
  #given: readonly Partial<Post>[] = [];
  #removed: Removed = {};
  readonly #written = new Written();
  readonly #delivery: Delivery;
  /** Since when the service lacks something, in milliseconds since 1970. */
  #since: number | null = null;

  constructor(locale: PostLocale, entry: Entry, around: Around) {
    this.locale = locale;
    this.#around = around;
    this.#delivery = new Delivery(locale, around);
    this.#base = textOfEntry(entry);
    this.#store = new Store<DraftState>({
      post: textOfEntry(entry),
      summary: entry,
      status: 'saved',
      error: null,
      conflict: null,
      kept: null,
      replaced: null,
    });
  }

  readonly state = (): DraftState => this.#store.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Whether the service lacks something that is written here. */
  get isUnsaved(): boolean {
    return this.state().status !== 'saved';
  }

  /** What the service lacks of it, with what the writer gave up and the history lacks. */
  get words(): Words | null {
    const post = withAllGiven(this.state().post, this.#given);
    return this.isUnsaved ? { base: this.#base, post } : null;
  }

  /** What choices of the writer took away, which come back with them. */
  get removed(): Removed {
    return this.#removed;
  }

  /**
   * Changes fields, and saves after a pause; beside others also while somebody goes on writing.
   *
   * @param isShown whether the page shows the change already, so that who follows the draft can be told a little later
   */
  readonly change = (fields: Partial<Post>, isShown = false): void => {
    const { status, post: before } = this.state();
    const post = { ...before, ...fields };
    this.#removed = { ...this.#removed, ...removedBy(fields, before) };
    const isHeld = HELD.includes(status);
    this.#set(isHeld ? { post } : { post, status: 'waiting', error: null }, isShown);
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
    if (!isKnown) this.#take(entry);
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

  /** Puts what was written here in place of what others have put there, or leaves theirs. */
  endReplaced(isPutBack: boolean): void {
    const { replaced } = this.state();
    this.#set({ replaced: null });
    if (replaced !== null && isPutBack) this.change(replaced.mine);
  }

  /** Decides on a field that both have changed. Both texts are in the history when the last one is decided. */
  async resolve(group: Group, choice: Choice): Promise<void> {
    const { conflict, post } = this.state();
    if (conflict === null) return;
    const theirs = textOfEntry(conflict.theirs);
    const groups = conflict.groups.filter((each) => each !== group);
    const both = choice === 'both' ? bothOf(conflict, post, group) : null;
    if (both !== null) this.#set({ post: { ...post, ...both } });
    if (choice === 'theirs') {
      this.#given = withGiven(this.#given, valuesOf(group, post));
      this.#set({ post: { ...post, ...valuesOf(group, theirs) } });
    }
    if (groups.length > 0) {
      this.#set({ conflict: { ...conflict, groups } });
      return;
    }
    this.#take(conflict.theirs);
    this.#since = Date.now();
    this.#set({ summary: conflict.theirs, conflict: null, status: 'waiting', error: null });
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
        const given = await this.#sendGiven();
        const summary = await this.#delivery.send(sent, this.state().summary);
        this.#failures = 0;
        this.#goOnWith(sent);
        // They are the words of somebody else.
        this.#written.forget(given);
        this.#set({ summary, status: this.state().post === sent ? 'saved' : 'saving' });
      } catch (error) {
        const refused = ApiError.of(error);
        const theirs = theirsOf(refused, this.locale);
        if (!theirs) this.#refused(refused);
        if (!theirs || !this.#isMerged(theirs, refused)) return;
      }
    } while (this.state().post !== sent);
  }

  /**
   * Sends what the writer gave up for theirs, so that it can be had back from the history. What is shown stays as it is.
   *
   * @returns the fields
   */
  async #sendGiven(): Promise<readonly string[]> {
    const fields: string[] = [];
    for (let [first] = this.#given; first !== undefined; [first] = this.#given) {
      const { post, summary: before } = this.state();
      const given = { ...post, ...first };
      const summary = await this.#delivery.send(given, before, true);
      this.#given = this.#given.slice(1);
      this.#base = given;
      this.#set({ summary });
      fields.push(...Object.keys(first));
    }
    return fields;
  }

  /** Begins anew with a text of this page that the service has taken. */
  #goOnWith(post: Post): void {
    this.#written.note(this.#base, post);
    this.#base = post;
  }

  /** Takes over what somebody else has changed. @returns whether there is something left to send */
  #isMerged(theirs: Entry, error: ApiError): boolean {
    // Its words are not somebody else's.
    if (this.#delivery.taken !== null) this.#goOnWith(this.#delivery.taken);
    const isApart = this.#since !== null && Date.now() - this.#since >= APART_MS;
    const { post, conflict } = meet(this.#base, this.state().post, theirs, isApart);
    if (conflict !== null) {
      // The writer sees both texts of these fields.
      this.#written.forget(conflict.groups.flat());
      this.#set({ post, status: 'conflict', error, conflict });
      return false;
    }
    this.#take(theirs);
    const isDone = isSame(post, this.#base) && this.#given.length === 0;
    this.#set({ post, summary: theirs, status: isDone ? 'saved' : 'saving' });
    return !isDone;
  }

  /** Goes on with what the service has, and tells of what somebody else has replaced in it. */
  #take(entry: Entry): void {
    this.#base = textOfEntry(entry);
    const { changedBy, changedAt } = entry;
    if (changedBy === null || changedAt === null || changedBy === this.#around.user) return;
    const told = this.#written.replacedIn(this.#base);
    if (told === null) return;
    const last = { ...told, by: changedBy, at: changedAt };
    this.#set({ replaced: withEarlier(this.state().replaced, last) });
  }

  #refused(error: ApiError): void {
    const status = statusOf(error);
    this.#set({ status, error });
    if (!PASSING.includes(status)) return;
    this.#schedule(Math.min(RETRY_MS * 2 ** this.#failures, RETRY_MAX_MS));
    this.#failures += 1;
  }

  #set(change: Partial<DraftState>, isShown = false): void {
    const before = this.state();
    const state = { ...before, ...change };
    if (isShown) this.#store.setShown(state);
    else this.#store.set(state);
    const { post, status } = state;
    this.#since = status === 'saved' ? null : (this.#since ?? Date.now());
    const { keep } = this.#around;
    if (status === 'saved' && before.status !== 'saved') keep?.(null);
    else if (status !== 'saved' && post !== before.post) keep?.(this.words);
  }
}
