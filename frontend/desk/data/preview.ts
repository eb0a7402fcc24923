/**
 * The site's page of a text while it is written. Texts are sent one at a time, the newest next, so an older page never takes the
 * place of a newer one; what is written between two of them is never sent.
 */
import { ApiError } from '../api/error';
import type { Place, Post } from '../api/types';
import { placeOf } from '../lib/place';
import { Store } from './store';
import type { Readable } from './store';

/** How long after a key a text is sent, and how long a text waits while keys go on, in milliseconds. */
export const [PAUSE_MS, WAIT_MS] = [300, 3_000];

/** How long after a failure it is tried again, in milliseconds. */
export const RETRY_MS = 3_000;

/** The newest page, and whether it is the text of now. */
export interface PreviewState {
  /** Where the page is; null before the first one. */
  readonly address: string | null;
  /** Why the text of now has no page. */
  readonly error: ApiError | null;
}

/** Has the page of a text made; resolves with its address. */
export type Show = (post: Post, place: Place | null) => Promise<string>;

/** Follows a text. */
export class Preview implements Readable<PreviewState> {
  readonly #show: Show;
  readonly #store = new Store<PreviewState>({ address: null, error: null });
  /** The text that is to be shown, and the one whose page is there. */
  #wanted: Post | null = null;
  #shown: Post | null = null;
  #since = 0;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: Show) {
    this.#show = show;
  }

  readonly state = (): PreviewState => this.#store.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Takes the text of now. The first one is sent at once, and one that says the same not again. */
  follow(post: Post): void {
    if (JSON.stringify(post) === JSON.stringify(this.#wanted)) return;
    const isFirst = this.#wanted === null;
    if (isFirst || this.#wanted === this.#shown) this.#since = Date.now();
    this.#wanted = post;
    if (this.#isSending) return;
    const waited = Date.now() - this.#since;
    this.#schedule(isFirst ? 0 : Math.min(PAUSE_MS, Math.max(0, WAIT_MS - waited)));
  }

  /** Ends it. What is on its way is not taken. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), delay);
  }

  async #send(): Promise<void> {
    const sent = this.#wanted;
    if (sent === null || this.#isSending) return;
    this.#isSending = true;
    try {
      const address = await this.#show(sent, placeOf(this.#shown ?? sent, sent));
      this.#shown = sent;
      if (this.#wanted !== null) this.#store.set({ address, error: null });
    } catch (caught) {
      this.#refused(ApiError.of(caught), sent);
    } finally {
      this.#isSending = false;
    }
    if (this.#wanted === null || this.#wanted === sent) return;
    this.#since = Date.now();
    this.#schedule(PAUSE_MS);
  }

  #refused(error: ApiError, sent: Post): void {
    if (this.#wanted === null) return;
    this.#store.set({ ...this.state(), error });
    // Another try helps where the service was not reached, has no page now or knows no one; else the text has to change.
    const isPassing = error.status === 0 || error.status >= 500 || error.status === 429;
    const isWorthIt = isPassing || error.code === 'notLoggedIn';
    if (isWorthIt && this.#wanted === sent) this.#schedule(RETRY_MS);
  }
}
