/** Whole songs on the clocks that browsers have: who presses each note when it is heard has a million points. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { cutMilliseconds, noteList } from '@axtorm/game/chart/chart';
import { loadCharts } from '@axtorm/game/chart/load';
import type { ClockMap } from '@axtorm/game/engine/clock';
import { createReading } from '@axtorm/game/engine/stamps';
import { PERFECT } from '@axtorm/game/engine/judgement';
import type { NoteList, Run } from '@axtorm/game/engine/run';
import { scoreOf } from '@axtorm/game/engine/score';
import type { SongCharts } from '@axtorm/game/types';

import { sessionWith } from '../../../test/session';
import { type Card, HONEST, contextOf, heardOf } from '../../../test/sound-card';
import type { LoadedCut, Player } from '../audio/player';
import { look as lookAt } from '../audio/reading';

let charts: SongCharts;
/** The page's time, what it does twenty times a second, and what in its next frame. */
let page = 0;
let look: () => void = () => undefined;
let draw: (() => void) | undefined;

beforeEach(async () => {
  charts = await loadCharts('song03');
  Object.assign(navigator, { getGamepads: () => [] });
  // Tests of whole songs cannot wait for timers, real or not.
  page = OPENED;
  vi.spyOn(performance, 'now').mockImplementation(() => page);
  vi.spyOn(window, 'setInterval').mockImplementation((call) => {
    look = call;
    return 1 as unknown as ReturnType<typeof setInterval>;
  });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    draw = call;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'getGamepads');
});

/** Lets a millisecond pass. */
function pass(): void {
  page += 1;
  if (page % 50 === 0) look();
  if (page % 16 === 0) draw?.();
}

/** When each lane is pressed and let go, in milliseconds of the song. */
function movesOf({ times, lane, ends }: NoteList) {
  return [...times]
    .flatMap((time, note) => {
      const one = { lane: lane[note] ?? 0, note };
      const end = ends?.[note] ?? time;
      // A tap is let go before the next note of its lane.
      return [
        { ...one, time, isPress: true },
        { ...one, time: end > time ? end : time + 30, isPress: false },
      ];
    })
    .sort((a, b) => a.time - b.time);
}

/** Plays a song to its end as a hand does that does everything at the moment at which it is heard; tells of shifts. */
function play(card: Card, onShift?: (by: number) => void): Run {
  const context = contextOf(card);
  const reading = createReading();
  let begin = 0;
  const player = {
    context,
    observe: (map: ClockMap) => {
      lookAt(map, reading, context);
    },
    click: () => undefined,
    stop: () => undefined,
    hit: () => undefined,
    layer: () => undefined,
    start: (_cut: LoadedCut, when: number) => {
      begin = when * 1000;
    },
  } as unknown as Player;
  let finished: Run | undefined;
  const notes = noteList(charts, 'hard', 'expert');
  const session = sessionWith(
    player,
    { notes, beat: 60_000 / charts.bpm, length: cutMilliseconds(charts), rate: 1 },
    undefined,
    {
      onFinished: (run) => {
        finished = run;
      },
      ...(onShift && { onShift }),
    },
  );
  const moves = movesOf(notes);
  session.start();
  let at = 0;
  while (finished === undefined) {
    pass();
    if (page > 200_000) throw new Error('the song did not come to its end');
    for (; (moves[at]?.time ?? Infinity) <= heardOf(card, page) - begin; at++) {
      const { lane = 0, isPress } = moves[at] ?? {};
      if (isPress === true) session.press(lane, page);
      else session.release(lane, page);
    }
  }
  return finished;
}

/** Milliseconds of the page before its sound. */
const OPENED = 5000;
const since = (time: number) => time - OPENED;
let frozen: AudioTimestamp | undefined;

/** What timestamps have been seen to say, and what they may say one day. */
const CLOCKS: Readonly<Record<string, Partial<Card>>> = {
  'the truth': {},
  'nothing, since there is none': { stamp: undefined },
  'an error': {
    stamp: () => {
      throw new DOMException('no');
    },
  },
  'no numbers': { stamp: () => ({ contextTime: NaN, performanceTime: NaN }) },
  zeros: { stamp: () => ({ contextTime: 0, performanceTime: 0 }) },
  // Safari 15.1 to 17.4; none of them reports a latency either.
  "the context's time divided by the sample rate": {
    stamp: ({ contextTime, performanceTime }) => ({
      contextTime: contextTime / 48_000,
      performanceTime,
    }),
    latency: () => 8,
    reported: () => undefined,
  },
  // WebKitGTK 2.50.
  "the page's time at twice the speed": {
    stamp: ({ contextTime, performanceTime }, page) => ({
      contextTime,
      performanceTime: performanceTime + since(page),
    }),
  },
  'a time of the page three per cent too fast': {
    stamp: ({ contextTime, performanceTime }, page) => ({
      contextTime,
      performanceTime: performanceTime + 0.03 * since(page),
    }),
  },
  'the time of day': {
    stamp: ({ contextTime, performanceTime }) => ({
      contextTime,
      performanceTime: performanceTime + 1.8e12,
    }),
  },
  'one moment, standing still': {
    stamp: (truth) => (frozen ??= truth),
  },
  'the truth, until it stands still': {
    stamp: (truth, page) => {
      if (since(page) < 20_000) frozen = truth;
      return frozen ?? truth;
    },
  },
  'a jump every two seconds': {
    stamp: ({ contextTime, performanceTime }, page) => ({
      contextTime: contextTime + (page % 2000 < 60 ? 0.3 : 0),
      performanceTime,
    }),
  },
  'the truth of a context that sleeps in between': { asleep: [30_000, 34_000] },
  'nothing of a context that sleeps in between': { asleep: [30_000, 34_000], stamp: undefined },
  'the truth, but no latency': { reported: () => undefined, latency: () => 150 },
};

describe.each([44_100, 48_000, 96_000])('at %i samples a second', (sampleRate) => {
  it.each(Object.keys(CLOCKS))('a song is judged where the timestamp says %s', (name) => {
    frozen = undefined;
    const run = play({ ...HONEST, sampleRate, ...CLOCKS[name] });
    const { times } = run.notes;
    const wrong = [...times].filter((_, note) => run.judged[note] !== PERFECT);
    expect(wrong).toEqual([]);
    expect(scoreOf(run)).toBe(1_000_000);
  });
});

describe('a latency that changes', () => {
  /** Wireless headphones that are put on, and a browser that reports them. */
  const changed = (page: number) => (page < 30_000 ? 20 : 200);

  /** Notes that were not judged at the moment at which they were heard: when the first was, and for how long. */
  function wrongIn(run: Run) {
    const wrong = [...run.notes.times].filter((_, note) => run.judged[note] !== PERFECT);
    return wrong.map((time) => time - Math.min(...wrong));
  }

  it.each([
    ['is reported and in the timestamp', { reported: changed }],
    ['is reported alone', { reported: changed, stamp: undefined }],
  ])('is followed at once, and told once, where it %s', (_name, card) => {
    const told: number[] = [];
    const run = play({ ...HONEST, latency: changed, ...card }, (by) => told.push(by));
    expect(wrongIn(run).every((after) => after < 200)).toBe(true);
    expect(run.counts[PERFECT]).toBeGreaterThan(0.98 * run.notes.times.length);
    expect(told).toHaveLength(1);
    expect(Math.abs((told[0] ?? 0) - 180)).toBeLessThan(15);
  });

  it('is told as earlier where a wire takes the place of a radio', () => {
    const told: number[] = [];
    const back = (page: number) => 220 - changed(page);
    play({ ...HONEST, latency: back, reported: back }, (by) => told.push(Math.sign(by)));
    expect(told).toEqual([-1]);
  });

  it('is followed within a second and a half where it is in the timestamp alone', () => {
    const run = play({ ...HONEST, latency: changed, reported: () => undefined });
    expect(wrongIn(run).every((after) => after < 1500)).toBe(true);
    expect(run.counts[PERFECT]).toBeGreaterThan(0.95 * run.notes.times.length);
  });

  it.each([
    ['grows with the first sound', (page: number) => (since(page) < 400 ? 0 : 45)],
    ['jitters', (page: number) => 40 + 9 * Math.sin(page)],
    ['is wrong for a moment', (page: number) => (page % 4000 < 50 ? 240 : 40)],
  ])('is not told where the report %s', (_name, reported) => {
    const told: number[] = [];
    const card = { ...HONEST, latency: () => 40, stamp: undefined, reported };
    play(card, (by) => told.push(by));
    expect(told).toEqual([]);
  });
});
