/**
 * The text of a position in one language, and how it reaches the service. What is written is kept here until the service has
 * it, whatever happens in between: a failure, an expired session, no network, somebody else's change.
 */
import { ApiError } from '../api/error';
import type { Position, Post, PostLocale, Summary } from '../api/types';
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
  | 'conflict';

/** A draft at one moment. */
export interface DraftState {
  readonly post: Post;
  /** What the service knows of the post. */
  readonly summary: Summary;
  readonly status: SaveStatus;
  /** Why the service did not take it. */
  readonly error: ApiError | null;
  /** What the service has in place of what this page began with. */
  readonly conflict: Entry | null;
}

/** Sends a draft; resolves with what the service then knows, and throws an {@link ApiError}. */
export type Send = (post: Post, revision: string) => Promise<Summary>;

/** The text that is written on: the draft, else what is published, else nothing. */
export const textOfEntry = ({ draft, published }: Entry): Post => draft ?? published ?? {};

/** A draft that saves itself. */
export class Draft implements Readable<DraftState> {
  readonly #locale: PostLocale;
  readonly #send: Send;
  readonly #store: Store<DraftState>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #failures = 0;

  constructor(locale: PostLocale, entry: Entry, send: Send) {
    this.#locale = locale;
    this.#send = send;
    this.#store = new Store<DraftState>({
      post: textOfEntry(entry),
      summary: entry,
      status: 'saved',
      error: null,
      conflict: null,
    });
  }

  readonly state = (): DraftState => this.#store.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Whether the service lacks something that is written here. */
  get isUnsaved(): boolean {
    return this.state().status !== 'saved';
  }

  /** Changes fields, and saves after a pause. */
  readonly change = (fields: Partial<Post>): void => {
    const { status } = this.state();
    const post = { ...this.state().post, ...fields };
    // Only the writer can end a conflict, and only a log-in an expired session.
    const isHeld = status === 'conflict' || status === 'expired' || status === 'saving';
    this.#set(isHeld ? { post } : { post, status: 'waiting', error: null });
    if (!isHeld) this.#schedule(SAVE_DELAY_MS);
  };

  /** Saves at once what is not saved. Resolves when the service has it or has refused it. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending !== null) await this.#sending;
    if (!this.isUnsaved || this.state().status === 'conflict') return;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Takes over what the service has, unless something here is not saved yet. */
  refresh(entry: Entry): void {
    if (this.isUnsaved) return;
    const isSame = entry.revision === this.state().summary.revision;
    this.#set(isSame ? { summary: entry } : { post: textOfEntry(entry), summary: entry });
  }

  /**
   * Ends a conflict. Both texts are in the history then: `mine` is written after theirs, and `theirs` after mine.
   */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const { conflict } = this.state();
    if (conflict === null) return;
    this.#set({ summary: conflict, conflict: null, status: 'waiting', error: null });
    await this.save();
    if (choice === 'mine' || this.isUnsaved) return;
    this.#set({ post: textOfEntry(conflict), status: 'waiting' });
    await this.save();
  }

  /** Ends the timer; the draft is not used after it. */
  stop(): void {
    clearTimeout(this.#timer);
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
        const summary = await this.#send(sent, this.state().summary.revision);
        this.#failures = 0;
        this.#set({ summary, status: this.state().post === sent ? 'saved' : 'saving' });
      } catch (error) {
        this.#refused(ApiError.of(error));
        return;
      }
    } while (this.state().post !== sent);
  }

  #refused(error: ApiError): void {
    const conflict = error.code === 'conflict' ? error.current?.locales[this.#locale] : undefined;
    if (conflict !== undefined) {
      this.#set({ status: 'conflict', error, conflict });
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
    this.#store.set({ ...this.state(), ...change });
  }
}
