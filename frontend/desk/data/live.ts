/**
 * What others do at a position that is open. A call waits at the service until there is something new, so what another writes is
 * here at once.
 */
import { ApiError } from '../api/error';
import type { News, Other, PresenceRequest } from '../api/types';
import { TAB } from './kept';
import { Store } from './store';
import type { Readable } from './store';
import { Turns, WAITED_MS, pauseSince } from './turns';

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

/** Follows a position until it is stopped; its value is the others who have the position open. */
export class Live implements Readable<readonly Other[]> {
  readonly #wires: Wires;
  readonly #others = new Store<readonly Other[]>([]);
  #word: Word;
  readonly #turns = new Turns((signal) => this.#ask(signal));
  #tag = '';

  constructor(word: Word, wires: Wires) {
    this.#word = word;
    this.#wires = wires;
  }

  /** Begins to follow. */
  start(): void {
    this.#turns.start();
  }

  readonly state = (): readonly Other[] => this.#others.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#others.subscribe(listener);

  /** Says something else of the user. */
  say(word: Word): void {
    const { locale, field, isWriting } = this.#word;
    if (word.locale === locale && word.field === field && word.isWriting === isWriting) return;
    this.#word = word;
    this.#turns.again();
  }

  /** Ends it. */
  stop(): void {
    this.#turns.stop();
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
    const begun = performance.now();
    try {
      const news = await this.#wires.ask({ ...this.#word, known }, signal);
      return (await this.#take(news, known)) ?? pauseSince(begun);
    } catch (error) {
      // A position that is gone, or elsewhere, is told of by its own call.
      if (['notFound', 'moved'].includes(ApiError.of(error).code)) await this.#wires.renew();
      throw error;
    }
  }

  /** Takes over what is new. @returns how long to wait before the next call; null where nothing was new */
  async #take(
    news: News,
    asked: { revisions: Revisions; others: string; comments?: number },
  ): Promise<number | null> {
    const { others, othersTag, revisions } = news;
    if (othersTag !== this.#tag) this.#others.set(others);
    this.#tag = othersTag;
    const { comments = news.comments } = asked;
    if ((this.#wires.comments() ?? comments) !== news.comments) {
      // The position has how many are open.
      await Promise.all([this.#wires.renewComments(), this.#wires.renew()]);
      return this.#wires.comments() === news.comments ? 0 : WAITED_MS;
    }
    if (!isSame(revisions, this.#wires.known())) {
      await this.#wires.renew();
      return isSame(revisions, this.#wires.known()) ? 0 : WAITED_MS;
    }
    const isKnown = othersTag === asked.others && comments === news.comments;
    return isKnown && isSame(revisions, asked.revisions) ? null : 0;
  }
}
