/** How far a chart has run down the lanes, which may be faster or slower for a while. */
import type { Difficulty, Mix, SongCharts } from '../types';
import { timeOfStep } from './chart';

/** Stretches of a chart, each of one speed. */
export interface Scroll {
  /** When each begins, in milliseconds of the song; the first one reaches back without end. */
  readonly times: Int32Array;
  /** How far the chart has run by then, in hundredths of a millisecond at the usual speed: all of them are whole. */
  readonly places: Int32Array;
  /** Per cent of the usual speed. */
  readonly speeds: Int32Array;
}

/** The usual speed. */
export const FULL_SPEED = 100;

/** A chart that runs at the usual speed from end to end. */
export const STEADY: Scroll = {
  times: Int32Array.of(0),
  places: Int32Array.of(0),
  speeds: Int32Array.of(FULL_SPEED),
};

/** How far a chart has run at a time of the song. */
export function scrolledAt({ times, places, speeds }: Scroll, time: number): number {
  let at = times.length - 1;
  while (at > 0 && time < (times[at] ?? 0)) at -= 1;
  return (places[at] ?? 0) + (time - (times[at] ?? 0)) * (speeds[at] ?? FULL_SPEED);
}

/**
 * The stretches of a chart.
 *
 * @param moved milliseconds by which the song begins later, as in a film
 */
export function scrollOf(song: SongCharts, mix: Mix, difficulty: Difficulty, moved = 0): Scroll {
  const pairs = song.scroll?.[mix]?.[difficulty] ?? [];
  const changes = Array.from({ length: pairs.length / 2 }, (_, i) => ({
    time: timeOfStep(song, pairs[2 * i] ?? 0),
    speed: pairs[2 * i + 1] ?? FULL_SPEED,
  }));
  if (changes[0]?.time !== 0) changes.unshift({ time: 0, speed: FULL_SPEED });
  let place = 0;
  const places = changes.map(({ time }, i) => {
    const before = changes[i - 1];
    if (before !== undefined) place += (time - before.time) * before.speed;
    return place;
  });
  return {
    times: Int32Array.from(changes, ({ time }) => Math.round(time + moved)),
    places: Int32Array.from(places),
    speeds: Int32Array.from(changes, ({ speed }) => speed),
  };
}
