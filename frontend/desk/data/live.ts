/**
 * What others do at a position that is open. A call waits at the service until there is something new, so what another writes is
 * here at once. A page that is out of sight waits for nothing: a browser has few connections.
 */
import { ApiError } from '../api/error';
import type { News, Other, PresenceRequest } from '../api/types';
import { TAB } from './kept';
import { Store } from './store';
import type { Readable } from './store';

/** How long after a response without news, or none, the next call is made, in milliseconds. */
const PAUSE_MS = 5_000;

/** How long a response may take, in milliseconds: longer than the service waits. */
const WAIT_MAX_MS = 30_000;

/** What this page says of its user. */
export type Word = Required<Pick<PresenceRequest, 'locale' | 'isWriting' | 'field'>>;

/** What it needs of what is around it. */
export interface Wires {
  readonly ask: (request: PresenceRequest, signal: AbortSignal) => Promise<News>;
  /** The revisions that the page knows. */
  readonly known: () => Readonly<Record<string, string>>;
  /** The revision of the comments that the page knows; undefined before it has them. */
  readonly comments: () => number | undefined;
  /** Gets the comments that the page does not have yet. */
  readonly loadComments: () => Promise<unknown>;
  /** Gets the comments as they are now. */
  readonly renewComments: () => Promise<unknown>;
  /** Gets the position as it is now. */
  readonly renew: () => Promise<unknown>;
}

type Revisions = Readonly<Record<string, string>>;

const isSame = (one: Revisions, other: Revisions) =>
  Object.keys({ ...one, ...other }).every((locale) => one[locale] === other[locale]);

/** Waits, but not beyond the end of a turn. */
const pause = (time: number | null, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = time === null ? undefined : setTimeout(resolve, time);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });

/** Follows a position until it is stopped; its value is the others who have the position open. */
export class Live implements Readable<readonly Other[]> {
  readonly #wires: Wires;
  readonly #others = new Store<readonly Other[]>([]);
  #word: Word;
  #tag = '';
  /** Changes with each start and stop: what ran before ends. */
  #life = 0;
  /** Ends what is waited for. */
  #turn = new AbortController();

  constructor(word: Word, wires: Wires) {
    this.#word = word;
    this.#wires = wires;
  }

  /** Begins to follow. */
  start(): void {
    this.#life += 1;
    document.addEventListener('visibilitychange', this.#again);
    window.addEventListener('online', this.#again);
    void this.#run(this.#life);
  }

  readonly state = (): readonly Other[] => this.#others.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#others.subscribe(listener);

  /** Says something else of the user. */
  say(word: Word): void {
    const { locale, field, isWriting } = this.#word;
    if (word.locale === locale && word.field === field && word.isWriting === isWriting) return;
    this.#word = word;
    this.#again();
  }

  /** Ends it. */
  stop(): void {
    this.#life += 1;
    document.removeEventListener('visibilitychange', this.#again);
    window.removeEventListener('online', this.#again);
    this.#again();
  }

  readonly #again = () => {
    this.#turn.abort();
  };

  async #run(life: number): Promise<void> {
    while (life === this.#life) {
      this.#turn = new AbortController();
      const { signal } = this.#turn;
      // One turn after the other: each says what the one before it learned.
      const time = document.visibilityState === 'hidden' ? null : await this.#ask(signal);
      if (time !== 0) await pause(time, signal);
    }
  }

  /** Makes one call. @returns how long to wait before the next one */
  async #ask(signal: AbortSignal): Promise<number> {
    // A call that knows no comments waits for none: what is said meanwhile would come late.
    if (this.#wires.comments() === undefined)
      await this.#wires.loadComments().catch(() => undefined);
    const comments = this.#wires.comments();
    const known = {
      page: TAB,
      revisions: { ...this.#wires.known() },
      others: this.#tag,
      ...(comments === undefined ? {} : { comments }),
    };
    const timer = setTimeout(this.#again, WAIT_MAX_MS);
    try {
      const news = await this.#wires.ask({ ...this.#word, known }, signal);
      return await this.#take(news, known);
    } catch (error) {
      if (signal.aborted) return 0;
      // A position that is gone is told of by its own call.
      if (ApiError.of(error).code === 'notFound') await this.#wires.renew();
      return PAUSE_MS;
    } finally {
      clearTimeout(timer);
    }
  }

  async #take(
    news: News,
    asked: { revisions: Revisions; others: string; comments?: number },
  ): Promise<number> {
    const { others, othersTag, revisions } = news;
    if (othersTag !== this.#tag) this.#others.set(others);
    this.#tag = othersTag;
    const { comments = news.comments } = asked;
    if ((this.#wires.comments() ?? comments) !== news.comments) {
      // The position has how many are open.
      await Promise.all([this.#wires.renewComments(), this.#wires.renew()]);
      return this.#wires.comments() === news.comments ? 0 : 1_000;
    }
    if (!isSame(revisions, this.#wires.known())) {
      await this.#wires.renew();
      return isSame(revisions, this.#wires.known()) ? 0 : 1_000;
    }
    // Nothing new came: the service had waited, or has no room for one more that waits.
    const isKnown = othersTag === asked.others && comments === news.comments;
    return isKnown && isSame(revisions, asked.revisions) ? PAUSE_MS : 0;
  }
}
