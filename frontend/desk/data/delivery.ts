/** Sends texts to the service, and finds out what became of those whose answer was lost. */
import { ApiError } from '../api/error';
import type { Post, PostLocale, Summary } from '../api/types';
import { isSame } from '../lib/merge';
import type { Around } from './around';
import { textOfEntry } from './entry';
import { PASSING, statusOf } from './save-status';

/**
 * How many texts without an answer are kept. The first ones were sent as the network went, the last ones as it came back; what was sent
 * between them reached no one.
 */
const UNANSWERED_MAX = 64;

/** What the service has of a text in place of the one that was known. */
export const theirsOf = (refused: ApiError, locale: PostLocale) =>
  refused.code === 'conflict' ? refused.current?.locales[locale] : undefined;

/** The way of one text to the service. */
export class Delivery {
  readonly #locale: PostLocale;
  readonly #around: Pick<Around, 'send' | 'last'>;
  /** What was sent since the last response of the service: it may have one of them. */
  #unanswered: readonly Post[] = [];
  #taken: Post | null = null;

  constructor(locale: PostLocale, around: Pick<Around, 'send' | 'last'>) {
    this.#locale = locale;
    this.#around = around;
  }

  /** The text that the service took without an answer, as was found when it refused the last one; null without one. */
  get taken(): Post | null {
    return this.#taken;
  }

  /**
   * Sends a text in place of the one that is known.
   *
   * @param isSetAside whether the writer goes on with another one
   * @throws ApiError when the service did not take it or was not reached
   */
  async send(post: Post, known: Summary, isSetAside = false): Promise<Summary> {
    try {
      const summary = await this.#around.send(post, known.revision, isSetAside);
      this.#unanswered = [];
      return summary;
    } catch (error) {
      const refused = ApiError.of(error);
      if (PASSING.includes(statusOf(refused))) this.#note(post);
      const theirs = theirsOf(refused, this.#locale);
      if (theirs) await this.#find(textOfEntry(theirs), known.changedAt);
      throw refused;
    }
  }

  /** Looks whether the service has one of the texts, or had it before somebody else went on with it. */
  async #find(now: Post, after: string | null): Promise<void> {
    this.#taken = null;
    if (this.#unanswered.length === 0) return;
    const own = this.#has(now) ? now : await this.#around.last?.(after);
    this.#taken = own && this.#has(own) ? own : null;
    this.#unanswered = [];
  }

  #note(post: Post): void {
    if (this.#has(post)) return;
    const first = this.#unanswered.slice(0, UNANSWERED_MAX / 2);
    const last = this.#unanswered.slice(UNANSWERED_MAX / 2).slice(1 - UNANSWERED_MAX / 2);
    this.#unanswered = [...first, ...last, post];
  }

  #has(post: Post): boolean {
    return this.#unanswered.some((each) => isSame(each, post));
  }
}
