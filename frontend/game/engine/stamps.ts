/**
 * Whether a context's `getOutputTimestamp` can be believed. Safari 15.1 to 17.4 divide its time of the context by the sample
 * rate, WebKitGTK lets its time of the page run twice as fast, and others say zero or stand still.
 */

/** What a context says of its clocks at a moment, in milliseconds. One is filled again and again, so that none is made in a play. */
export interface Reading {
  /** The page's time, and the context's: both right in every browser. */
  page: number;
  current: number;
  /** From the browser to the ear, as far as the browser knows. */
  latency: number;
  /** What the timestamp has: the context's time that is heard at the page's time beside it. NaN where there is none. */
  heard: number;
  heardAt: number;
}

/** A reading that is to be filled. */
export function createReading(): Reading {
  return { page: NaN, current: NaN, latency: NaN, heard: NaN, heardAt: NaN };
}

/** Milliseconds within which both of its times must be of the right ones. */
const NEAR = 1000;
/** By how much they may move differently: milliseconds, since sound is computed in blocks, and a share of the time that has passed. */
const STEPS = 40;
const SHARE = 0.02;
/** Milliseconds of good readings that it takes at least, and readings that are compared: three seconds of them. */
const PROOF = 500;
const KEPT = 60;
/** Each disappointment doubles the time that it takes, up to eight seconds. */
const MOST_FAULTS = 4;

/** As good as its clocks; not proven, or a hiccup; or a clock that runs at its own speed. */
export type Verdict = 'believed' | 'doubted' | 'false';

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NEAR;

/** The timestamps of a context, as they come. */
export class Stamps {
  /** The readings that are kept, in a ring. */
  readonly #ring = Array.from({ length: KEPT }, createReading);
  #first = 0;
  #count = 0;
  #goodSince = 0;
  #faults = 0;

  /** What the timestamp of a reading is worth. */
  judge(reading: Reading): Verdict {
    const first = this.#kept(0);
    const { page, current, heard, heardAt } = reading;
    const isPlace = heardAt > 0 && isNear(heard, current) && isNear(heardAt, page);
    if (!isPlace || (first && !keepsPace(first, reading))) return this.#refuse(isPlace, reading);
    if (!first) this.#goodSince = page;
    this.#keep(reading);
    return page - this.#goodSince < PROOF * 2 ** this.#faults ? 'doubted' : 'believed';
  }

  /** A reading that is kept, by its place: 0 is the oldest. */
  #kept(place: number): Reading | undefined {
    if (place < 0 || place >= this.#count) return undefined;
    return this.#ring[(this.#first + place) % KEPT];
  }

  #keep({ page, current, heard, heardAt }: Reading): void {
    if (this.#count === KEPT) this.#first = (this.#first + 1) % KEPT;
    else this.#count += 1;
    const kept = this.#kept(this.#count - 1);
    if (kept === undefined) return;
    kept.page = page;
    kept.current = current;
    kept.heard = heard;
    kept.heardAt = heardAt;
  }

  #refuse(isPlace: boolean, reading: Reading): Verdict {
    const last = this.#kept(this.#count - 1);
    // It has gone away step by step.
    const isFalse = isPlace && last !== undefined && keepsPace(last, reading);
    if (isFalse) this.#faults = MOST_FAULTS;
    else if (last) this.#faults = Math.min(MOST_FAULTS, this.#faults + 1);
    this.#count = 0;
    return isFalse ? 'false' : 'doubted';
  }

  /** How much later sound is heard than it is computed, in milliseconds: the mean of the readings that are kept. */
  get latency(): number {
    let sum = 0;
    for (let place = 0; place < this.#count; place++) {
      const kept = this.#kept(place);
      if (kept) sum += latencyOf(kept);
    }
    return sum / this.#count;
  }
}

/** Whether both times of the timestamp have moved as the clocks have. */
function keepsPace(first: Reading, last: Reading): boolean {
  const passed = last.page - first.page;
  const most = Math.max(STEPS, SHARE * passed);
  const isPage = Math.abs(last.heardAt - first.heardAt - passed) <= most;
  return isPage && Math.abs(last.heard - first.heard - (last.current - first.current)) <= most;
}

/** How much later than it is computed a sound is heard, as the timestamp says. */
export function latencyOf({ page, current, heard, heardAt }: Reading): number {
  return current - page - (heard - heardAt);
}
