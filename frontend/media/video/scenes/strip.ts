/** Songs as they pass: how loud each sixteenth is written, what was on the left, what comes on the right. */
import { n, rect } from '../../pictures/system/geometry';
import { COLOUR, GRID, SLASH } from '../../pictures/system/tokens';
import { stepSeconds } from '../../music/score/timeline';
import type { Op } from '../frame/ops';
import { fill } from '../frame/ops';
import { levelsOf } from '../levels';
import { WIDTH } from '../video';
import type { Cut } from '../sound/cut';

/** The stretches of a video's sound as one row of sixteenths. */
export class Row {
  readonly #levels: readonly number[];
  readonly #cuts: readonly { readonly cut: Cut; readonly first: number; readonly step: number }[];

  constructor(cuts: readonly Cut[]) {
    const levels: number[] = [];
    this.#cuts = cuts.map((cut) => {
      const [first, step] = [levels.length, stepSeconds(cut.song)];
      levels.push(...levelsOf(cut.song, cut.from, Math.round(cut.seconds / step)));
      return { cut, first, step };
    });
    this.#levels = levels;
  }

  #at(time: number) {
    const found = this.#cuts.findLast(({ cut }) => cut.at <= time + 1e-9) ?? this.#cuts[0];
    if (found === undefined) throw new Error('a row needs a cut');
    return found;
  }

  /** What plays at a time, and how many seconds it has played. */
  playing(time: number): { readonly cut: Cut; readonly age: number } {
    const { cut } = this.#at(time);
    return { cut, age: time - cut.at };
  }

  /** The sixteenth of the row at a time, with what of it has passed. */
  position(time: number): number {
    const { cut, first, step } = this.#at(time);
    return first + (time - cut.at) / step;
  }

  /** Beats of the stretch that plays, since it began. */
  beat(time: number): number {
    const { cut, step } = this.#at(time);
    return (time - cut.at) / step / 4;
  }

  /** How loud a sixteenth of the row is, from 0 to 1. */
  level(step: number): number {
    return this.#levels[Math.floor(step)] ?? 0;
  }
}

/** The row as bars that pass the middle at a height of a picture so wide. */
export function strip(
  row: Row,
  time: number,
  y: number,
  accent: string,
  whole = WIDTH,
): readonly Op[] {
  const width = 3 * GRID;
  const count = whole / width + 2;
  const now = row.position(time);
  const first = Math.floor(now) - Math.floor(count / 2);
  let [gone, coming] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const step = first + index;
    const x = whole / 2 + (step - now) * width;
    const tall = GRID + Math.round((150 * row.level(step)) / GRID) * GRID;
    const bar = rect(x, y - tall / 2, 16, tall);
    if (step < now) gone += bar;
    else coming += bar;
  }
  const [top, foot] = [y - 92, y + 92];
  return [
    fill(rect(0, top, whole, 184), COLOUR.ink, { alpha: 0.8 }),
    fill(gone, accent),
    fill(coming, COLOUR.mist, { alpha: 0.6 }),
    fill(
      `M${n(whole / 2 + 28)} ${n(top)}h6L${n(whole / 2 + 34 - 184 * SLASH)} ${n(foot)}h-6Z`,
      COLOUR.flash,
    ),
  ];
}
