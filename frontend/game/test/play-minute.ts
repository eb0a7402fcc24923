/** A minute of play without a browser, for the test that weighs what its frames leave on the heap. */
import type { Scroll } from '../chart/scroll';
import { type NoteList, type Run, advance, createRun, press } from '../engine/run';
import { scoreOf } from '../engine/score';
import { StagePainter } from '../painter/stage-painter';
import { type View, createView, noteError } from '../painter/view';

/** A canvas that takes everything and draws nothing. */
export class Canvas {
  width = 0;
  height = 0;
  readonly #context = {
    canvas: this,
    globalAlpha: 1,
    fillStyle: '',
    measureText: () => ({ width: 40 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    ...Object.fromEntries(
      [
        'arc',
        'beginPath',
        'clearRect',
        'clip',
        'closePath',
        'drawImage',
        'ellipse',
        'fill',
        'fillRect',
        'fillText',
        'lineTo',
        'moveTo',
        'restore',
        'save',
        'scale',
        'setTransform',
        'stroke',
        'strokeRect',
        'strokeText',
        'transform',
        'translate',
      ].map((name) => [name, () => undefined]),
    ),
  };

  getContext() {
    return this.#context;
  }
}

const COLOUR = 'white';
export const PALETTE = {
  ink: COLOUR,
  night: COLOUR,
  steel: COLOUR,
  line: COLOUR,
  mist: COLOUR,
  paper: COLOUR,
  signalA: COLOUR,
  signalB: COLOUR,
  dimA: COLOUR,
  dimB: COLOUR,
  flash: COLOUR,
  gold: COLOUR,
  display: 'sans-serif',
};

const NOTES: NoteList = {
  lanes: 4,
  times: Int32Array.from({ length: 500 }, (_, i) => 1000 + i * 100),
  lane: Uint8Array.from({ length: 500 }, (_, i) => (i * 7) % 4),
  // Every fifth note is held until just before the next of its lane.
  ends: Int32Array.from({ length: 500 }, (_, i) => 1000 + i * 100 + (i % 5 === 0 ? 300 : 0)),
};

/** Lanes that are slower for a while, and faster. */
const SCROLL: Scroll = {
  times: Int32Array.of(0, 10_000, 20_000),
  places: Int32Array.of(0, 1_000_000, 1_500_000),
  speeds: Int32Array.of(100, 50, 120),
};

/** Plays a minute at 60 frames a second: presses every third note on time, misses the others. */
function playMinute(painter: StagePainter, run: Run, view: View) {
  let next = 0;
  for (let frame = 0; frame < 3600; frame++) {
    const now = Math.round((frame * 50) / 3);
    while (next < 500 && (NOTES.times[next] ?? 0) <= now) {
      const lane = NOTES.lane[next] ?? 0;
      view.pressedAt[lane] = now;
      if (next % 3 === 0 && press(run, lane, NOTES.times[next] ?? 0) !== -1) {
        view.hitAt[lane] = now;
        noteError(view, (next % 50) - 25, next % 4);
      }
      next += 1;
    }
    advance(run, now);
    view.page = now;
    view.now = now;
    // Through the fever and out of it again.
    view.combo = (frame >> 3) % 130;
    view.score = scoreOf(run);
    view.life = run.life;
    view.lead = (frame % 9) - 4;
    view.ghostCombo = frame % 240;
    view.ghostJudgedAt = now - (frame % 600);
    view.judgedAt = now - (frame % 40);
    painter.paint(view, run);
  }
}

/**
 * Plays minutes until one leaves less than `limit` bytes on the heap, and no more than `minutes`.
 *
 * @param heapSize Bytes of the heap in use.
 * @returns The least that a minute left.
 */
export function leastGrowth(
  [width, height]: readonly [width: number, height: number],
  heapSize: () => number,
  limit: number,
  minutes: number,
): number {
  const canvas = () => new Canvas() as unknown as HTMLCanvasElement;
  const painter = new StagePainter(canvas(), canvas(), {
    lanes: 4,
    letters: ['D', 'F', 'J', 'K'],
    palette: PALETTE,
    words: { early: 'EARLY', late: 'LATE' },
    isCalm: false,
    makeCanvas: canvas,
    gauges: { life: 'LIFE', ghost: 'AXIA' },
  });
  const picture = canvas();
  painter.show({ cover: picture, idol: [picture, picture], ghost: [picture] });
  painter.resize(width, height, 2);
  let least = Infinity;
  for (let minute = 0; minute < minutes && least >= limit; minute++) {
    const run = createRun(NOTES);
    const view = createView(NOTES, 900, { bar: 2000, scroll: SCROLL });
    const before = heapSize();
    playMinute(painter, run, view);
    const growth = heapSize() - before;
    if (scoreOf(run) <= 0) throw new Error('the minute was not played');
    // A collection in between would make the heap smaller.
    if (growth >= 0) least = Math.min(least, growth);
  }
  return least;
}
