/** The schema of chart files: form, grid, and that hands can play what is written. */
import type { Difficulty, Mix, SongCharts } from '../types';
import { balanceFaults } from './balance';
import {
  DIFFICULTIES_OF,
  LANES,
  MIXES,
  STEPS_PER_BAR,
  type Strike,
  noteList,
  stepMilliseconds,
  strikesOf,
  timeOfStep,
} from './chart';
import { SONG_NAMES } from './songs';
import { HIGHEST_LEVEL } from './level';
import { peakFaults } from './peak';
import { scrollFaults } from './scroll-faults';

/** One finger presses its lane again after so many milliseconds at the earliest: eight times a second is trained. */
const LANE_GAP: Readonly<Record<Difficulty, number>> = {
  easy: 400,
  normal: 290,
  hard: 200,
  expert: 170,
  master: 125,
  clash: 125,
};
/** Two fingers of one hand follow each other after so many milliseconds. */
const HAND_GAP = 75;
/** Strikes of all fingers follow each other after so many milliseconds: a sixteenth at 200 BPM. */
const STRIKE_GAP = 75;
/** A hold that is shorter feels like a note. */
const SHORTEST = 250;
/** The longest rest: ten seconds without a note are too many. */
const REST = 10_000;
/** In Easy a beginner waits no longer than so many bars for a note. */
const EASY_BARS = 2;
/** Each difficulty has so many times the notes of the one before, or more. */
const GROWTH = 1.1;
/** Levels between a difficulty and the next one at most. */
const MOST_RISE = 4;
/** A replay has a byte for each note and must fit into a link. */
const MOST_NOTES = 700;

/** Lanes that a chart takes at once at most: a third one is for who asks for the hardest. */
const mostAtOnce = (difficulty: Difficulty): 2 | 3 => (difficulty === 'clash' ? 3 : 2);

/** Faults of a chart's numbers; the other rules need numbers that are right. */
function formFaults(
  notes: readonly number[],
  { lanes, most, steps }: Readonly<{ lanes: number; most: 2 | 3; steps: number }>,
): string[] {
  if (notes.length === 0 || notes.length % 2 === 1) return ['has no whole pairs'];
  if (!notes.every((number) => Number.isInteger(number) && number >= 0)) return ['is off the grid'];
  const strikes = strikesOf(notes);
  return strikes.flatMap(({ step, lanes: mask, held, length }, i) => [
    ...(step >= steps ? [`has a note at ${String(step)}, after the end`] : []),
    ...(i > 0 && notes[2 * i] === 0 ? [`has two strikes at ${String(step)}`] : []),
    ...(mask === 0 || mask >= 1 << lanes
      ? [`names lanes that are not there at ${String(step)}`]
      : []),
    ...(bits(mask) > most
      ? [`asks for more than ${most === 2 ? 'two' : 'three'} lanes at ${String(step)}`]
      : []),
    ...((held & ~mask) !== 0 || (held === 0) !== (length === 0)
      ? [`holds what it does not press at ${String(step)}`]
      : []),
    ...(step + length > steps ? [`holds beyond the end at ${String(step)}`] : []),
  ]);
}

/** How many lanes a set has. */
const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Patterns that hands cannot play. A held lane is free again when it is let go. */
function handFaults(
  song: SongCharts,
  strikes: readonly Strike[],
  lanes: number,
  laneGap: number,
): string[] {
  const began = Array<number>(lanes).fill(-Infinity);
  const ended = Array<number>(lanes).fill(-Infinity);
  let before = -Infinity;
  return strikes.flatMap(({ step, lanes: mask, held, length }) => {
    const end = timeOfStep(song, step + length);
    const time = timeOfStep(song, step);
    const at = `at ${String(step)}`;
    const faults = time - before < STRIKE_GAP ? [`is too fast ${at}`] : [];
    if (before !== -Infinity && time - before > REST) faults.push(`rests too long before ${at}`);
    for (let lane = 0; lane < lanes; lane++) {
      if ((mask >> lane) % 2 === 0) continue;
      if (time - (ended[lane] ?? 0) < laneGap) faults.push(`hammers lane ${String(lane)} ${at}`);
      const partner = lanes === 4 ? began[lane ^ 1] : undefined;
      if (partner !== undefined && partner !== time && time - partner < HAND_GAP)
        faults.push(`asks too much of one hand ${at}`);
      began[lane] = time;
      ended[lane] = (held >> lane) % 2 === 1 ? end : time;
    }
    if (held !== 0 && end - time < SHORTEST) faults.push(`lets go too soon ${at}`);
    before = time;
    return faults;
  });
}

function chartFaults(song: SongCharts, mix: Mix, difficulty: Difficulty): string[] {
  const notes = song.charts[mix][difficulty] ?? [];
  const [lanes, steps] = [LANES[mix], song.bars * STEPS_PER_BAR];
  const form = formFaults(notes, { lanes, most: mostAtOnce(difficulty), steps });
  if (form.length > 0) return form;
  const strikes = strikesOf(notes);
  const faults = [
    ...handFaults(song, strikes, lanes, LANE_GAP[difficulty]),
    ...balanceFaults(strikes, lanes, song.bars),
    ...(difficulty === 'clash' ? peakFaults(noteList(song, mix, difficulty)) : []),
  ];
  const count = noteList(song, mix, difficulty).times.length;
  return count > MOST_NOTES ? [...faults, 'has more notes than a replay holds'] : faults;
}

/** Bars of an easy chart, one after the other, in which a beginner has nothing to press. */
function easyFaults(song: SongCharts, mix: Mix): string[] {
  const played = new Set(
    strikesOf(song.charts[mix].easy).map(({ step }) => Math.floor(step / STEPS_PER_BAR)),
  );
  return Array.from({ length: song.bars - EASY_BARS + 1 }, (_, bar) => bar)
    .filter((bar) =>
      Array.from({ length: EASY_BARS }, (_, i) => bar + i).every((i) => !played.has(i)),
    )
    .map((bar) => `easy has no note in bars ${String(bar + 1)} to ${String(bar + EASY_BARS)}`);
}

function growthFaults(song: SongCharts, mix: Mix, difficulties: readonly Difficulty[]): string[] {
  const counts = difficulties.map((one) => noteList(song, mix, one).times.length);
  return difficulties
    .filter((_, i) => (counts[i] ?? 0) < (counts[i - 1] ?? 0) * GROWTH)
    .map((difficulty) => `${difficulty} is hardly denser than what comes before`);
}

/** Levels rise from each difficulty to the next, and not so far that one between is missing. */
function levelFaults(
  { levels }: SongCharts,
  mix: Mix,
  difficulties: readonly Difficulty[],
): string[] {
  const all = difficulties.map((difficulty) => levels[mix][difficulty] ?? 0);
  const isLevel = all.every((level) => Number.isInteger(level) && level >= 1);
  const rises = all.slice(1).map((level, i) => level - (all[i] ?? 0));
  const isEven = rises.every((rise) => rise >= 1 && rise <= MOST_RISE);
  const isRight = isLevel && isEven && (all.at(-1) ?? 0) <= HIGHEST_LEVEL;
  return isRight ? [] : [`levels are ${all.join(', ')}`];
}

/** Four lanes are no easier than two from the first difficulty on. */
function mixFaults({ levels: { light, hard } }: SongCharts): string[] {
  return hard.easy >= light.easy
    ? []
    : [`easy is ${String(light.easy)} in two lanes, ${String(hard.easy)} in four`];
}

function headFaults(song: SongCharts): string[] {
  const seconds = (song.bars * STEPS_PER_BAR * stepMilliseconds(song)) / 1000;
  return [
    ...(SONG_NAMES.includes(song.song) ? [] : ['is no song']),
    ...(song.swing >= 0 && song.swing < 1 ? [] : ['swings out of its sixteenth']),
    ...(seconds >= 30 && seconds <= 60 ? [] : [`lasts ${seconds.toFixed(1)} s`]),
  ];
}

/**
 * What is wrong with a song's charts: one sentence for each fault.
 *
 * @param difficulties those that are looked at
 */
export function faultsOf(
  song: SongCharts,
  difficulties: Readonly<Record<Mix, readonly Difficulty[]>> = DIFFICULTIES_OF,
): readonly string[] {
  const faults = [...headFaults(song), ...scrollFaults(song), ...mixFaults(song)];
  for (const mix of MIXES) {
    const some = difficulties[mix];
    for (const difficulty of some) {
      const found = chartFaults(song, mix, difficulty);
      faults.push(...found.map((fault) => `${mix} ${difficulty} ${fault}`));
    }
    const growth = growthFaults(song, mix, some);
    const all = [...easyFaults(song, mix), ...growth, ...levelFaults(song, mix, some)];
    faults.push(...all.map((fault) => `${mix}: ${fault}`));
  }
  return faults;
}
