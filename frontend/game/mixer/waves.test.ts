import { expect, it } from 'vitest';

import { mixOf } from './mix';
import { loadMashups } from './load';
import { type WavesView, levelAt, meetingAt, paintWaves } from './waves';

const LOUD = 'z'.repeat(256);
const peaks = { drums: LOUD, bass: '0'.repeat(256), chords: LOUD, lead: '0'.repeat(256) };
const mix = mixOf(await loadMashups(), { a: 'song01', b: 'song04' });
const view: WavesView = { mix, peaks: { a: peaks, b: peaks }, fader: 0.5, beat: 0 };
const PALETTE = {
  ink: 'ink',
  night: 'night',
  steel: 'steel',
  line: 'line',
  mist: 'mist',
  paper: 'paper',
  signalA: 'a',
  signalB: 'b',
  dimA: 'dim a',
  dimB: 'dim b',
  flash: 'flash',
  gold: 'gold',
  display: 'display',
};

/** What is painted: each rectangle with its colour. */
function painted(of: WavesView) {
  const rectangles: { colour: string; x: number; y: number; height: number }[] = [];
  const context = {
    fillStyle: '' as string,
    globalAlpha: 1,
    clearRect: () => undefined,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    fill: () => undefined,
    fillRect(x: number, y: number, _width: number, height: number) {
      rectangles.push({ colour: context.fillStyle, x, y, height });
    },
  };
  paintWaves(context, of, [400, 100], PALETTE);
  return rectangles;
}

it('shows which song has which half, and that they trade', () => {
  // The second song begins with the beat.
  expect(levelAt(view, 'b', ['drums'], 0)).toBe(1);
  expect(levelAt(view, 'a', ['drums'], 0)).toBe(0);
  expect(levelAt(view, 'a', ['chords'], 127)).toBe(1);
  expect(levelAt(view, 'a', ['chords'], 128)).toBe(0);
});

it('lets the songs meet where the fader is', () => {
  expect(meetingAt(400, 0.5)).toBe(200);
  expect(meetingAt(400, 0)).toBeGreaterThan(300);
  expect(meetingAt(400, 1)).toBeLessThan(100);
});

it('moves both songs toward each other with the beat', () => {
  const farthest = (beat: number, colour: 'a' | 'b') => {
    const xs = painted({ ...view, beat })
      .filter((one) => one.colour === colour)
      .map(({ x }) => x);
    return colour === 'a' ? Math.max(...xs) : Math.min(...xs);
  };
  expect(farthest(0.125, 'a')).toBe(farthest(0, 'a') + 4);
  expect(farthest(0.125, 'b')).toBe(farthest(0, 'b') - 4);
});
