/** What answers a hit: the light of its lane and the burst on the line. */
import type { Run } from '../engine/run';
import { laneStrip } from './lanes';
import { type Sprite, copy, place, strengthen, units } from './pen';
import { type Runway, xAt } from './runway';
import { type Sprites, type Studio, signalOf, sprite, trace } from './sprites';
import type { View } from './view';

/** Milliseconds that a lane glows and a burst lasts. */
const GLOW = 180;
const BURST = 240;
/** How bright a lane is at first, in hundredths. */
const BRIGHT = 40;
/** Bursts are bright: no more than three a second, as the guidelines for photosensitive people ask. */
const BURST_GAP = 334;
/** Milliseconds between hits that burst as one: two fingers never come down at the same moment. */
const TOGETHER = 40;

/** Whether a bright burst may follow the last one. */
export function mayBurst(last: number, now: number): boolean {
  return now - last >= BURST_GAP;
}

/** The light before the line of a lane: only its near part, because filling much of the screen is what costs time. */
function glowOf(runway: Runway, lane: number, studio: Studio): Sprite {
  const width = runway.lane * 1.6;
  const height = (runway.line - runway.horizon) * 0.35;
  return sprite(studio, width, height, (context) => {
    context.translate(width / 2 - xAt(runway, lane, 1), height - runway.line);
    trace(context, laneStrip(runway, lane));
    const shade = context.createLinearGradient(0, runway.line - height, 0, runway.line);
    shade.addColorStop(0, 'transparent');
    shade.addColorStop(1, signalOf(lane, runway.lanes, studio.palette));
    context.fillStyle = shade;
    context.fill();
  });
}

/** The answers to hits on a stage of one size. */
export class Hits {
  readonly #lanes: number;
  readonly #bursts: readonly Sprite[];
  readonly #glows: readonly Sprite[];
  /** In units: the middle of each lane at the line, the line, and the middle of a glow. */
  readonly #x: Int32Array;
  readonly #line: number;
  readonly #glowY: number;
  /** The burst that is shown: its lanes as bits, and when it began. */
  #burstLanes = 0;
  readonly #burstAt = Float64Array.of(-1e9);

  constructor(runway: Runway, sprites: Sprites, studio: Studio) {
    const lanes = Array.from({ length: runway.lanes }, (_, lane) => lane);
    this.#lanes = runway.lanes;
    this.#bursts = sprites.bursts;
    // Half as fine: it is a soft light.
    const coarse = { ...studio, ratio: studio.ratio / 2 };
    this.#glows = lanes.map((lane) => glowOf(runway, lane, coarse));
    this.#x = Int32Array.from(lanes, (lane) => units(xAt(runway, lane, 1)));
    this.#line = units(runway.line);
    this.#glowY = units(runway.line - (this.#glows[0]?.height ?? 0) / 2);
  }

  /** Lights the lanes that were pressed just now, and those whose hold is held. */
  paintGlows(context: CanvasRenderingContext2D, view: View, run: Run): void {
    for (let lane = 0; lane < this.#lanes; lane++) {
      const age = run.held[lane] === 1 ? 0 : view.page - (view.pressedAt[lane] ?? 0);
      if (age >= GLOW || age < 0) continue;
      strengthen(context, (BRIGHT - (BRIGHT * age) / GLOW) | 0);
      place(context, this.#glows[lane], this.#x[lane] ?? 0, this.#glowY);
    }
    strengthen(context, 100);
  }

  /** Bursts where notes were hit, but not too often. */
  paintBurst(context: CanvasRenderingContext2D, view: View): void {
    for (let lane = 0; lane < this.#lanes; lane++) {
      const at = view.hitAt[lane] ?? 0;
      const last = this.#burstAt[0] ?? 0;
      if (Math.abs(at - last) <= TOGETHER) {
        this.#burstLanes |= 1 << lane;
      } else if (at > last && mayBurst(last, at)) {
        this.#burstAt[0] = at;
        this.#burstLanes = 1 << lane;
      }
    }
    const age = view.page - (this.#burstAt[0] ?? 0);
    if (age < 0 || age >= BURST) return;
    strengthen(context, (100 - (100 * age) / BURST) | 0);
    const grown = (70 + (50 * age) / BURST) | 0;
    for (let lane = 0; lane < this.#lanes; lane++) {
      const burst = this.#bursts[view.hitKind[lane] ?? 0];
      if (((this.#burstLanes >> lane) & 1) === 0 || burst === undefined) continue;
      const wide = ((burst.wide * grown) / 100) | 0;
      const tall = ((burst.tall * grown) / 100) | 0;
      copy(context, burst.image, this.#x[lane] ?? 0, this.#line, wide, tall);
    }
    strengthen(context, 100);
  }
}
