import { readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SongCharts } from '../types';
import { DIFFICULTIES_OF, MIXES, noteList } from '../chart/chart';
import { SONG_NAMES } from '../chart/songs';
import { loadCharts } from '../chart/load';
import { type Run } from '../engine/run';
import { scoreOf } from '../engine/score';
import { resigned } from '../test/forge';
import { fromText, ghostLink, toText } from './link';
import { type Replay, confirmReplay, encodeReplay, readHead, replayed } from './replay';

const charts = await Promise.all(SONG_NAMES.map(loadCharts));

/** A player of some skill: a lateness for each note, far ones are no presses at all. */
function playedBy(
  song: SongCharts,
  mix: Replay['mix'],
  difficulty: Replay['difficulty'],
  seed: number,
): Run {
  const notes = noteList(song, mix, difficulty);
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const presses = [...notes.times]
    .map((time, note) => ({
      time: time + Math.round((random() + random() + random() - 1.5) * 90),
      lane: notes.lane[note] ?? 0,
    }))
    .filter(() => random() > 0.06)
    .sort((a, b) => a.time - b.time);
  return replayed(notes, {
    times: Int32Array.from(presses, ({ time }) => time),
    lanes: Uint8Array.from(presses, ({ lane }) => lane),
  });
}

const CHARTS = MIXES.flatMap((mix) =>
  DIFFICULTIES_OF[mix].map((difficulty) => [mix, difficulty] as const),
);

const anyPlay = fc.record({
  song: fc.constantFrom(...charts),
  chart: fc.constantFrom(...CHARTS),
  seed: fc.integer({ min: 1, max: 1e6 }),
  idol: fc.integer({ min: 1, max: 8 }),
});

describe('a replay', () => {
  it('of any play fits into a kilobyte of a link and gives the same points again', () => {
    fc.assert(
      fc.property(anyPlay, ({ song, chart: [mix, difficulty], seed, idol }) => {
        const run = playedBy(song, mix, difficulty, seed);
        const bytes = encodeReplay(run, { song: song.song, mix, difficulty, idol });
        const { hash } = new URL(ghostLink('https://example.com/mashup?locale=kr#x', bytes));
        expect(hash.length).toBeLessThanOrEqual(1024);
        const read = fromText(hash.slice('#ghost='.length)) ?? new Uint8Array();
        const replay = confirmReplay(read, song) as Replay;
        expect(replay).toMatchObject({
          song: song.song,
          mix,
          difficulty,
          idol,
          score: scoreOf(run),
        });
        const again = replayed(run.notes, replay.presses);
        expect([...again.judged]).toEqual([...run.judged]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a replay that is not honest', () => {
  it('with another byte is damaged, and with another byte and a new checksum forged', () => {
    const [song] = charts as [SongCharts];
    const run = playedBy(song, 'light', 'hard', 7);
    const bytes = encodeReplay(run, { song: song.song, mix: 'light', difficulty: 'hard', idol: 3 });
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: bytes.length - 3 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const other = bytes.slice();
          other[at] = ((other[at] ?? 0) + by) % 256;
          expect(confirmReplay(other, song)).toBe('damaged');
          const signed = confirmReplay(resigned(other), song);
          // A change within one judgement gives the same points: it is another honest play.
          if (typeof signed === 'object')
            expect(scoreOf(replayed(run.notes, signed.presses))).toBe(scoreOf(run));
          else expect(signed).toBe('forged');
        },
      ),
    );
  });

  it('with more points than its presses have is forged', () => {
    const [song] = charts as [SongCharts];
    const run = playedBy(song, 'light', 'easy', 11);
    const bytes = encodeReplay(run, { song: song.song, mix: 'light', difficulty: 'easy', idol: 1 });
    bytes[5] = (bytes[5] ?? 0) + 1;
    expect(confirmReplay(resigned(bytes), song)).toBe('forged');
  });

  it("that no hand could have played is a machine's", () => {
    const [song] = charts as [SongCharts];
    const notes = noteList(song, 'light', 'normal');
    const perfect = replayed(notes, { times: notes.times, lanes: notes.lane });
    const bytes = encodeReplay(perfect, {
      song: song.song,
      mix: 'light',
      difficulty: 'normal',
      idol: 1,
    });
    expect(confirmReplay(bytes, song)).toBe('machine');
  });

  it('of another format is told apart from a damaged one', () => {
    const [song] = charts as [SongCharts];
    const run = playedBy(song, 'light', 'easy', 5);
    const bytes = encodeReplay(run, { song: song.song, mix: 'light', difficulty: 'easy', idol: 1 });
    bytes[0] = 4;
    expect(readHead(bytes)).toBe('damaged');
    expect(readHead(resigned(bytes))).toBe('changed');
    expect(confirmReplay(resigned(bytes), song)).toBe('changed');
  });

  it('of a chart that has changed is told apart from a forged one', () => {
    const [song] = charts as [SongCharts];
    const run = playedBy(song, 'hard', 'easy', 5);
    const bytes = encodeReplay(run, { song: song.song, mix: 'hard', difficulty: 'easy', idol: 1 });
    expect(confirmReplay(bytes, { ...song, bpm: song.bpm + 1 })).toBe('changed');
  });
});

describe('the text of a replay', () => {
  it.each(['', '*', 'AAAA', 'é', 'A'.repeat(5000)])(
    'that is no replay is damaged: text %#',
    (text) => {
      const bytes = fromText(text);
      expect(bytes === undefined ? 'damaged' : readHead(bytes)).toBe('damaged');
    },
  );

  it('that was recorded once always has the same points', () => {
    const file = path.join(import.meta.dirname, 'golden.json');
    const golden = JSON.parse(readFileSync(file, 'utf8')) as readonly {
      readonly judged: readonly number[];
      readonly times: readonly number[];
      readonly lane: readonly number[];
      readonly score: number;
      readonly presses: readonly (readonly [number, number])[];
    }[];
    for (const { times, lane, presses, score, judged } of golden) {
      const notes = { lanes: 4, times: Int32Array.from(times), lane: Uint8Array.from(lane) };
      const run = replayed(notes, {
        times: Int32Array.from(presses, ([time]) => time),
        lanes: Uint8Array.from(presses, ([, pressed]) => pressed),
      });
      expect([scoreOf(run), [...run.judged]]).toEqual([score, judged]);
    }
  });

  it('is text that addresses may hold', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }), (bytes) => {
        const text = toText(bytes);
        expect(text).toMatch(/^[\w-]*$/u);
        expect(fromText(text)).toEqual(bytes);
      }),
    );
  });
});
