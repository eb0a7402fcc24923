import { describe, expect, it, vi } from 'vitest';

import { type NoteList, type Run, advance, createRun, press, release } from '../engine/run';
import { PALETTE } from '../test/play-minute';
import { stageOf } from '../test/stage';
import { UNITS } from './pen';

const COLOURS = { ...PALETTE, signalA: 'cyan', signalB: 'magenta', mist: 'mist', flash: 'flash' };

type Notes = readonly (readonly [time: number, lane: number, end: number])[];

/** Notes of two lanes. */
const notesOf = (...notes: Notes): NoteList => notesIn(2, notes);

function notesIn(lanes: number, notes: Notes): NoteList {
  return {
    lanes,
    times: Int32Array.from(notes, ([time]) => time),
    lane: Uint8Array.from(notes, ([, lane]) => lane),
    ends: Int32Array.from(notes, ([, , end]) => end),
  };
}

/** What a frame at a time of the song draws: how strong each picture and each body is, and rectangles by colour. */
function frameOf(notes: NoteList, now: number, prepare: (run: Run) => void, bar = 0) {
  const look = { palette: COLOURS, words: { early: 'EARLY', late: 'LATE' }, isCalm: true };
  const { moving, painter, view } = stageOf([640, 360], look, notes, bar);
  const run = createRun(notes);
  prepare(run);
  const context = moving.getContext() as unknown as {
    globalAlpha: number;
    fillStyle: string;
    fill(): void;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    drawImage(image: unknown, x: number, y: number, width: number): void;
    fillRect(x: number, y: number, width: number): void;
  };
  // Score and combo are pictures as well.
  const quiet = stageOf([640, 360], look, notesOf());
  const others = vi.spyOn(quiet.moving.getContext() as unknown as typeof context, 'drawImage');
  quiet.painter.paint(quiet.view, createRun(notesOf()));
  const heights: number[] = [];
  const bodies: (readonly [string, number])[] = [];
  const pictures: (readonly [number, number])[] = [];
  const lines: string[] = [];
  vi.spyOn(context, 'lineTo').mockImplementation((_x, y) => heights.push(y / UNITS));
  vi.spyOn(context, 'fill').mockImplementation(() =>
    bodies.push([context.fillStyle, context.globalAlpha]),
  );
  vi.spyOn(context, 'drawImage').mockImplementation((_image, _x, _y, width) =>
    pictures.push([context.globalAlpha, Math.round(width / UNITS)]),
  );
  vi.spyOn(context, 'fillRect').mockImplementation(() => lines.push(context.fillStyle));
  view.now = now;
  painter.paint(view, run);
  return {
    bodies,
    lowest: Math.max(...heights),
    pictures: pictures.slice(0, pictures.length - others.mock.calls.length),
    lines,
  };
}

const nothing = () => undefined;

describe('two notes at once', () => {
  const pair = notesOf([1000, 0, 1000], [1000, 1, 1000]);

  it('are one bar over both lanes', () => {
    const [one] = frameOf(notesOf([1000, 0, 1000]), 1000, nothing).pictures;
    const both = frameOf(pair, 1000, nothing).pictures;
    expect(both).toHaveLength(1);
    expect(both[0]?.[1]).toBeGreaterThan(2 * (one?.[1] ?? 0));
  });

  it('are one note when the other is hit, and none when both are', () => {
    const hit = (...lanes: readonly number[]) =>
      frameOf(pair, 1000, (run) => {
        for (const lane of lanes) press(run, lane, 1000);
      }).pictures.length;
    expect([hit(0), hit(1), hit(0, 1)]).toEqual([1, 1, 0]);
  });
});

describe('three notes at once', () => {
  const three = notesIn(4, [
    [1000, 0, 1000],
    [1000, 1, 1000],
    [1000, 3, 1000],
  ]);
  const widths = (...lanes: readonly number[]) =>
    frameOf(three, 1000, (run) => {
      for (const lane of lanes) press(run, lane, 1000);
    }).pictures.map(([, width]) => width);

  it('are bars from each lane to the next one', () => {
    const [far = 0, near = 0] = widths();
    expect(widths()).toHaveLength(2);
    // Lanes 1 to 3, and 0 to 1.
    expect(far / near).toBeCloseTo(2.9 / 1.9, 1);
  });

  it('are a bar and no more when an outer one is hit, and a note when two are', () => {
    const [far = 0, near = 0] = widths();
    expect(widths(0)).toEqual([far]);
    const [, bar] = widths(3);
    expect(bar).toBe(near);
    expect(widths(0, 1)).toHaveLength(1);
    expect(widths(0, 1, 3)).toEqual([]);
  });
});

describe('a hold', () => {
  const hold = notesOf([1000, 1, 1800]);
  const strengths = (now: number, prepare: (run: Run) => void) =>
    frameOf(hold, now, prepare).bodies;

  it('has a body in the colour of its lane, stronger while it is held and dim when it is broken', () => {
    const [[colour, waiting] = ['', 0]] = strengths(900, nothing);
    expect(colour).toBe('magenta');
    const [[, held] = ['', 0]] = strengths(1300, (run) => press(run, 1, 1000));
    const [[, broken] = ['', 0]] = strengths(1300, (run) => {
      press(run, 1, 1000);
      release(run, 1, 1200);
    });
    const [[, missed] = ['', 0]] = strengths(1300, (run) => {
      advance(run, 1300);
    });
    const [[, takenUp] = ['', 0]] = strengths(1300, (run) => {
      press(run, 1, 1000);
      release(run, 1, 1200);
      press(run, 1, 1250);
    });
    expect(broken).toBeLessThan(waiting);
    expect(waiting).toBeLessThan(held);
    expect([missed, takenUp]).toEqual([broken, held]);
  });

  it('ends at the line while it is held, and is gone when it was let go', () => {
    const held = frameOf(hold, 1300, (run) => press(run, 1, 1000));
    expect(held.lowest).toBeCloseTo(360 * 0.82, 0);
    expect(held.pictures).toEqual([]);
    const gone = strengths(1700, (run) => {
      press(run, 1, 1000);
      release(run, 1, 1700);
    });
    expect(gone).toEqual([]);
  });

  it('is still seen long after its head was', () => {
    expect(strengths(1790, (run) => press(run, 1, 1000))).toHaveLength(1);
    expect(strengths(2100, nothing)).toEqual([]);
  });
});

it('draws a line for each bar that is coming, where bars are known', () => {
  const lines = (bar: number) =>
    frameOf(notesOf(), 100, nothing, bar).lines.filter((colour) => colour === 'mist').length;
  expect([lines(0), lines(400), lines(2000)]).toEqual([0, 2, 0]);
});
