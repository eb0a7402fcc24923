/** The charts of two songs as one: in each eight bars, what sounds of either when both are equally loud. */
import type { SongCharts, SongName } from '@axtorm/game/types';
import { SHARED_DIFFICULTIES } from '@axtorm/game/chart/chart';
import { levelsOf } from '@axtorm/game/chart/level';
import { faultsOf } from '@axtorm/game/chart/validate';
import {
  type Mix,
  type Side,
  SIDES,
  TRADE_BARS,
  hasPart,
  mixOf,
  playedBars,
} from '@axtorm/game/mixer/mix';

import type { Cut } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { sharedChartsOf } from './chart';
import { clashOf } from './clash';
import { BARS, SECTION, startOf } from './loops';
import { mashupFacts } from './mash-facts';
import { type Salience, salience } from './salience';
import { STEM_PARTS, stemOf } from './stems';

/** The sixteenths of a song's drop when it brings the beat, and when it brings the tune. */
type Halves = Readonly<Record<'beat' | 'tune', readonly Salience[]>>;

/** A bar in which the first song brings the tune. */
const FIRST_BAR = 0;

function halvesOf(song: Song): Halves {
  const cut: Cut = { fromBar: startOf(song, SECTION), bars: BARS };
  const half = (side: Side): readonly Salience[] => {
    const parts = STEM_PARTS.filter((part) => hasPart(side, part, FIRST_BAR));
    const tracks = song.tracks.filter((track) => parts.includes(stemOf(song, track)));
    return salience({ ...song, tracks }, cut);
  };
  return { beat: half('b'), tune: half('a') };
}

/** How much the beat counts against the tune: the first of these that makes charts which hands can play. */
const WEIGHTS = [1, 0.9, 1.1, 0.8, 1.2, 0.7, 1.3, 0.6, 1.4, 0.5, 1.5];

/** Two sixteenths that sound at once. */
function together(
  step: number,
  beat: Salience | undefined,
  tune: Salience | undefined,
  weight: number,
): Salience {
  const turn = TRADE_BARS * STEPS_PER_BAR;
  const strengths = [weight * (beat?.strength ?? 0), tune?.strength ?? 0];
  return {
    ...tune,
    step,
    // No tone is held into the part of the other song.
    ...(tune?.sustain !== undefined && { sustain: Math.min(tune.sustain, turn - (step % turn)) }),
    strength: Math.max(...strengths) + Math.min(...strengths) * 0.35,
    low: (beat?.low ?? 0) + (tune?.low ?? 0),
    hasKick: beat?.hasKick === true,
  };
}

/** The sixteenth of a side's drop that sounds at one of the mash-up; undefined between two of them. */
function ownStep(mix: Mix, side: Side, step: number): number | undefined {
  const own = (side === 'a' ? step : step * mix.feel) % (BARS * STEPS_PER_BAR);
  return Number.isInteger(own) ? own : undefined;
}

/** Every sixteenth of a mash-up in order. */
export function mashSalience(
  mix: Mix,
  songs: Readonly<Record<Side, Song>>,
  weight = 1,
): readonly Salience[] {
  const halves = { a: halvesOf(songs.a), b: halvesOf(songs.b) };
  return Array.from({ length: playedBars(mix) * STEPS_PER_BAR }, (_, step) => {
    const bar = Math.floor(step / STEPS_PER_BAR);
    const heard = (half: keyof Halves): Salience | undefined => {
      const side = SIDES.find((one) => hasPart(one, half === 'beat' ? 'drums' : 'lead', bar));
      const own = side && ownStep(mix, side, step);
      const strike = side && own !== undefined ? halves[side][half][own] : undefined;
      if (side !== 'b' || strike?.sustain === undefined) return strike;
      return { ...strike, sustain: strike.sustain / mix.feel };
    };
    return together(step, heard('beat'), heard('tune'), weight);
  });
}

const asTheyAre = (steps: readonly Salience[]): readonly Salience[] => steps;

/** Sixteenths whose lanes take turns, whatever the tune does: for the few pairs whose tunes keep to one hand. */
const evenly = (steps: readonly Salience[]): readonly Salience[] =>
  steps.map(({ step, strength, tone, sustain, hasKick = false }) => ({
    step,
    strength,
    low: 0,
    hasKick,
    ...(tone && { tone }),
    ...(sustain !== undefined && { sustain }),
  }));

/** The difficulties that are made together. */
const SHARED = { light: SHARED_DIFFICULTIES, hard: SHARED_DIFFICULTIES };

/** The first charts that hands can play. */
function firstOf(
  tried: readonly (() => readonly Salience[])[],
  chartsIn: (steps: readonly Salience[]) => SongCharts,
  difficulties?: typeof SHARED,
): SongCharts | undefined {
  for (const steps of tried) {
    const made = chartsIn(steps());
    if (faultsOf(made, difficulties).length === 0) return made;
  }
  return undefined;
}

/**
 * The charts of a mash-up. Its tempo and swing are the host's.
 *
 * @throws Error when hands can play none of what is tried
 */
export function mashCharts(host: Song, guest: Song): SongCharts {
  const pair = { a: host.id as SongName, b: guest.id as SongName };
  const mix = mixOf(mashupFacts(), pair);
  const { bpm, swing = 0 } = host;
  const title = `${host.title} × ${guest.title}`;
  const whole = (charts: SongCharts['charts']): SongCharts => {
    const levels = levelsOf({ bpm, swing }, charts);
    return { song: pair.a, title, bpm, swing, bars: playedBars(mix), levels, charts };
  };
  const step = stepSeconds(host) * 1000;
  const tried = [asTheyAre, evenly].flatMap((arranged) =>
    WEIGHTS.map((weight) => () => arranged(mashSalience(mix, { a: host, b: guest }, weight))),
  );
  const shared = firstOf(tried, (steps) => whole(sharedChartsOf(steps, step)), SHARED);
  if (shared === undefined) throw new Error(`${title}: hands cannot play its charts`);
  const { light, hard } = shared.charts;
  // The last difficulty may hear both songs otherwise loud than the others do.
  const made = firstOf(tried, (steps) =>
    whole({ light, hard: { ...hard, clash: clashOf(steps, hard.master, step) } }),
  );
  if (made === undefined) throw new Error(`${title}: hands cannot play its hardest chart`);
  return made;
}
