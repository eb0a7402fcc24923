import { describe, expect, it } from 'vitest';

import { DIFFICULTIES_OF, LANES, MIXES, strikesOf } from '@axtorm/game/chart/chart';
import type { Difficulty, Mix } from '@axtorm/game/types';

import { type Cut, cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import { songCharts } from './chart';
import { tunesOf } from './tune';

/** Bars of a call, and of the response to it. */
const CALL = 4;

const barOf = (step: number): number => Math.floor(step / STEPS_PER_BAR);

/** What is composed in each bar of a cut: the tune, in whatever key, and whether the beat goes with it. */
function composed(song: Song, cut: Cut): readonly string[] {
  const kicks = song.tracks.filter(({ pumps }) => pumps === true);
  const beats = new Set(
    kicks.flatMap((track) =>
      trackEvents(song, track).map(({ time }) => barOf(time / stepSeconds(song) + 1e-6)),
    ),
  );
  return tunesOf(song, cut).map((tones, bar) =>
    [
      beats.has(cut.fromBar + bar) ? 'with the beat' : 'alone',
      ...tones.map(
        ({ step, length, pitch }) =>
          `${String(step % STEPS_PER_BAR)}:${String(pitch - (tones[0]?.pitch ?? 0))}:${String(length)}`,
      ),
    ].join(' '),
  );
}

const mirror = (mask: number, lanes: number): number =>
  Array.from({ length: lanes }, (_, lane) => ((mask >> lane) % 2) << (lanes - 1 - lane)).reduce(
    (sum, bit) => sum + bit,
    0,
  );

/** The chart of each bar as text, as it is and mirrored. */
function charted(notes: readonly number[], bars: number, lanes: number) {
  const strikes = strikesOf(notes);
  return Array.from({ length: bars }, (_, bar) => {
    const within = strikes.filter(({ step }) => barOf(step) === bar);
    const text = (of: (mask: number) => number) =>
      within
        .map((one) => [one.step % STEPS_PER_BAR, of(one.lanes), of(one.held), one.length].join('/'))
        .join(' ');
    return { plain: text((mask) => mask), mirrored: text((mask) => mirror(mask, lanes)) };
  });
}

/** Whether each bar answers the one four bars before it: the same tune, which is no answer itself. */
function answersOf(tunes: readonly string[]): readonly boolean[] {
  const answers: boolean[] = [];
  tunes.forEach((tune, bar) => {
    answers.push(tunes[bar - CALL] === tune && answers[bar - CALL] === false);
  });
  return answers;
}

/** Of a chart's bars whose tune was there before: how many are charted as then, and how many of those that may be mirrored are. */
function repetitionOf(song: Song, notes: readonly number[], lanes: number) {
  const cut = cutOf(song);
  const tunes = composed(song, cut);
  const answers = answersOf(tunes);
  const charts = charted(notes, cut.bars, lanes);
  const counts = { again: 0, alike: 0, answers: 0, mirrored: 0 };
  const first = new Map<string, number>();
  tunes.forEach((tune, bar) => {
    // Half of the first bar is left out for whoever listens for the tempo.
    if (bar === 0) return;
    const before = first.get(tune);
    if (before === undefined) {
      first.set(tune, bar);
      return;
    }
    const isMirrored = answers[bar] === true && charts[bar]?.mirrored === charts[before]?.plain;
    counts.again++;
    if (isMirrored || charts[bar]?.plain === charts[before]?.plain) counts.alike++;
    if (answers[bar] === true) counts.answers++;
    if (isMirrored) counts.mirrored++;
  });
  return counts;
}

type Counts = ReturnType<typeof repetitionOf>;

const all = SONGS.flatMap((song) => {
  const made = songCharts(song);
  return MIXES.flatMap((mix: Mix) =>
    DIFFICULTIES_OF[mix].map((difficulty: Difficulty) => ({
      name: `${song.title}, ${mix} ${difficulty}`,
      // With a note on nearly every sixteenth and three lanes at once, hands are not always free for what comes again.
      least: difficulty === 'clash' ? 0.7 : 0.85,
      counts: repetitionOf(song, made.charts[mix][difficulty] ?? [], LANES[mix]),
    })),
  );
});

const sum = (part: keyof Counts): number =>
  all.reduce((total, { counts }) => total + counts[part], 0);

describe('where the tune repeats, the pattern repeats', () => {
  it.each(all)('in $name', ({ least, counts: { again, alike } }) => {
    expect(again).toBeGreaterThanOrEqual(7);
    expect(alike / again).toBeGreaterThanOrEqual(least);
  });

  it('in nearly every bar of all charts', () => {
    expect(sum('again')).toBeGreaterThan(600);
    expect(sum('alike') / sum('again')).toBeGreaterThanOrEqual(0.95);
  });

  it('mirrored where the tune answers itself', () => {
    expect(sum('answers')).toBeGreaterThan(50);
    expect(sum('mirrored') / sum('answers')).toBeGreaterThanOrEqual(0.85);
  });
});
