/**
 * Two people write one text at random, now and then without a network or without an answer: no word is lost that neither has taken
 * out, none comes twice, and who writes something in place of what the other takes out is asked.
 */
import { beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '../api/error';
import type { Post } from '../api/types';
import { Random } from '../test/random';
import { anEntry, aPosition } from '../test/samples';
import { Draft, SAVE_DELAY_MS } from './draft';
import type { Entry } from './entry';

/** Two hundred runs, in parts. */
const [PARTS, RUNS] = [8, 25];
const [EDITS, LINES] = [6, 4];

/** How long a call takes at most each way, in milliseconds, and how many of a hundred answers are lost. */
const [WAY_MS, LOST] = [300, 8];

/** When the service takes its texts. */
const timeOf = (at: number) => new Date(at * 1000).toISOString();

/** A service that refuses a draft that began with an old text, and keeps all that it took. */
function aService(first: Post) {
  const taken: Post[] = [first];
  const authors = [''];
  const entry = (): Entry => ({
    ...anEntry,
    revision: String(taken.length),
    draft: taken.at(-1) ?? null,
    changedBy: authors.at(-1) ?? null,
    changedAt: timeOf(taken.length - 1),
  });
  const send = (author: string, post: Post, revision: string): Entry => {
    if (revision !== entry().revision) {
      const current = aPosition('a', { en: entry() });
      throw new ApiError({ code: 'conflict', message: 'old', status: 409, current });
    }
    taken.push(post);
    authors.push(author);
    return entry();
  };
  const last = (author: string, after: string | null) => {
    const at = authors.lastIndexOf(author);
    return (timeOf(at) > (after ?? '') ? taken[at] : undefined) ?? null;
  };
  return { taken, entry, send, last };
}

const offline = () => new ApiError({ code: 'offline', message: 'no network', status: 0 });

/** The lines of a text, each with its words. */
const linesOf = (html: string): string[][] =>
  [...html.matchAll(/<p>(.*?)<\/p>/gu)].map(([, line = '']) =>
    line.split(' ').filter((word) => word !== ''),
  );

const htmlOf = (lines: readonly (readonly string[])[]) =>
  lines.map((words) => `<p>${words.join(' ')}</p>`).join('');

const wordsOf = ({ jobDescription }: Post) => linesOf(jobDescription ?? '').flat();

/** Somebody who writes. */
class Writer {
  readonly draft: Draft;
  readonly #name: string;
  readonly #random: Random;
  #isOffline = false;
  readonly written: string[] = [];
  /** What this writer has taken out. */
  readonly removed = new Set<string>();
  /** For each word that this writer has put in place of others, those others. */
  readonly replaced = new Map<string, readonly string[]>();
  chosen = 0;

  constructor(name: string, random: Random, service: ReturnType<typeof aService>) {
    this.#name = name;
    this.#random = random;
    this.draft = new Draft('en', service.entry(), {
      user: name,
      send: (post, revision) => this.#call(() => service.send(name, post, revision)),
      last: (after) => this.#call(() => service.last(name, after)),
    });
  }

  /** Makes a call that takes its time; now and then its answer is lost. */
  async #call<T>(call: () => T): Promise<T> {
    const way = () => new Promise((resolve) => setTimeout(resolve, this.#random.below(WAY_MS)));
    await way();
    this.#needNetwork();
    const answer = Promise.resolve().then(call);
    await Promise.allSettled([answer]);
    await way();
    this.#needNetwork();
    if (this.#random.happens(LOST)) throw offline();
    return answer;
  }

  #needNetwork(): void {
    if (this.#isOffline) throw offline();
  }

  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
  }

  /** Writes a word, begins a line, or takes words out or puts another in their place, also those of the other writer. */
  edit(): void {
    const lines = linesOf(this.draft.state().post.jobDescription ?? '');
    const line = lines[this.#random.below(lines.length)] ?? [];
    const at = this.#random.below(line.length + 1);
    const kind = this.#random.below(100);
    if (kind < 10) lines.splice(this.#random.below(lines.length + 1), 0, [this.#word()]);
    else if (kind < 70) line.splice(at, 0, this.#word());
    else {
      const old = line.splice(at, 1 + this.#random.below(line.length));
      for (const word of old) this.removed.add(word);
      if (kind < 85) line.splice(at, 0, this.#word(old));
    }
    const isSome = lines.some((words) => words.length > 0);
    this.draft.change({
      jobDescription: htmlOf(isSome ? lines.filter((words) => words.length > 0) : [[]]),
    });
  }

  /** A new word, in place of others. */
  #word(old: readonly string[] = []): string {
    const word = `${this.#name}${String(this.written.length)}`;
    this.written.push(word);
    const before = old.flatMap((each) => this.replaced.get(each) ?? []);
    if (old.length > 0) this.replaced.set(word, [...old, ...before]);
    return word;
  }

  /** Decides on what both have written at one place. */
  choose(): void {
    for (const group of this.draft.state().conflict?.groups ?? []) {
      this.chosen += 1;
      void this.draft.resolve(group, this.#random.happens(50) ? 'mine' : 'theirs');
    }
  }

  /** Saves until the service has all of it. */
  async settle(): Promise<void> {
    this.setOffline(false);
    while (this.draft.isUnsaved) {
      this.choose();
      void this.draft.save();
      await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

/** Lets both write for a while and then save all. */
async function write(seed: number) {
  const random = new Random(seed);
  const lines = Array.from({ length: LINES }, (_, line) =>
    Array.from({ length: 8 }, (__, at) => `word${String(line)}n${String(at)}`),
  );
  const service = aService({ title: 'A', jobDescription: htmlOf(lines) });
  const writers = [new Writer('one', random, service), new Writer('other', random, service)];
  for (let edit = 0; edit < EDITS; edit += 1) {
    for (const writer of writers) {
      if (random.happens(10)) writer.setOffline(random.happens(50));
      if (random.happens(70)) writer.edit();
      await vi.advanceTimersByTimeAsync(random.below(SAVE_DELAY_MS * 2));
      // What the other has saved comes by itself.
      if (random.happens(50)) writer.draft.refresh(service.entry());
      writer.choose();
    }
  }
  for (const writer of [...writers, ...writers]) {
    await writer.settle();
    writer.draft.refresh(service.entry());
  }
  return { service, writers };
}

/** The words of a text that stand in place of one that both have taken out. */
const mixedOf = (text: readonly string[], writers: readonly Writer[]) =>
  text.filter((word) =>
    writers
      .flatMap(({ replaced }) => replaced.get(word) ?? [])
      .some((old) => writers.every(({ removed }) => removed.has(old))),
  );

it.each(Array.from({ length: PARTS }, (_, part) => part * RUNS))(
  'lose no word in the runs after the first %d',
  async (first) => {
    let merged = 0;
    for (let seed = first + 1; seed <= first + RUNS; seed += 1) {
      const { service, writers } = await write(seed);
      const [last, ever] = [wordsOf(service.entry().draft ?? {}), service.taken.flatMap(wordsOf)];
      expect(new Set(last).size, `a word came twice, seed ${String(seed)}`).toBe(last.length);
      const isChosen = writers.some(({ chosen }) => chosen > 0);
      if (!isChosen) merged += 1;
      // Who has chosen one of two texts has the other one in the history.
      const kept = new Set(isChosen ? ever : last);
      const removed = new Set(writers.flatMap((writer) => [...writer.removed]));
      const words = [
        ...wordsOf(service.taken[0] ?? {}),
        ...writers.flatMap(({ written }) => written),
      ];
      const lost = words.filter((word) => !kept.has(word) && !removed.has(word));
      expect(lost, `lost, seed ${String(seed)}`).toEqual([]);
      if (isChosen) continue;
      const back = last.filter((word) => removed.has(word));
      expect(back, `came back, seed ${String(seed)}`).toEqual([]);
      expect(mixedOf(last, writers), `was not asked, seed ${String(seed)}`).toEqual([]);
    }
    expect(merged).toBeGreaterThan(RUNS / 3);
  },
);
