/** Paints two songs that travel toward each other, overlap and flash: the tune above the middle, the beat below it. */
import type { StemPart } from '../types';
import { STEPS_PER_BAR } from '../chart/chart';
import type { Palette } from '../painter/palette';
import { type Mix, type Side, gainOf, recordedAt, recordedSeconds } from './mix';

/** How loud each part of a song is in each sixteenth: digits of base 36. */
export type Peaks = Readonly<Record<StemPart, string>>;

/** What is painted of a mash-up. */
export interface WavesView {
  readonly mix: Mix;
  readonly peaks: Readonly<Record<Side, Peaks>>;
  /** From 0 for the first song to 1 for the second. */
  readonly fader: number;
  /** Beats since the beginning. */
  readonly beat: number;
}

/** What the painter needs of a canvas. */
export type WavesContext = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'globalAlpha'
  | 'clearRect'
  | 'fillRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'fill'
>;

/** Pixels from one sixteenth to the next, and of the bar in it. */
const COLUMN = 8;
const BAR = 6;
/** The house's only diagonal. */
const SLOPE = Math.tan((17 * Math.PI) / 180);
/** Parts of the width in which the songs meet, when the fader is at either end. */
const REACH = 0.35;
const HALVES: readonly (readonly StemPart[])[] = [
  ['chords', 'lead'],
  ['drums', 'bass'],
];
/** How strong the beat is painted against the tune. */
const BELOW = 0.6;
const DIGITS = 35;
/** Loud parts are drawn a little lower than they are, so that quiet ones are seen. */
const BEND = 0.7;

/** How loud a side is in some parts at a sixteenth of the mash-up, from 0 to 1. */
export function levelAt(
  { mix, peaks, fader }: WavesView,
  side: Side,
  parts: readonly StemPart[],
  step: number,
): number {
  const bar = Math.floor(step / STEPS_PER_BAR);
  const seconds = (step * 15) / mix.recorded.a.bpm;
  const whole = recordedSeconds(mix, side);
  const place = (recordedAt(mix, side, seconds) % whole) / whole;
  const sum = parts.reduce((total, part) => {
    const digits = peaks[side][part];
    const digit = digits.charAt(
      Math.min(digits.length - 1, Math.floor(place * digits.length + 0.01)),
    );
    return total + (parseInt(digit || '0', 36) / DIGITS) * gainOf(side, part, fader, bar);
  }, 0);
  return Math.min(1, sum) ** BEND;
}

/** Where the songs meet. */
export function meetingAt(width: number, fader: number): number {
  return width * (0.5 + REACH * (1 - 2 * fader));
}

/** The bars of one side, from the meeting outwards: what comes next is next to it. */
function paintSide(
  context: WavesContext,
  view: WavesView,
  side: Side,
  [width, height]: readonly [number, number],
  colour: string,
): void {
  const meeting = meetingAt(width, view.fader);
  const now = view.beat * 4;
  const first = Math.floor(now);
  const room = side === 'a' ? meeting : width - meeting;
  const middle = height / 2;
  context.fillStyle = colour;
  for (const [half, parts] of HALVES.entries()) {
    context.globalAlpha = half === 0 ? 1 : BELOW;
    const lean = (half === 0 ? 1 : -1) * (height / 4) * SLOPE;
    for (let ahead = 0; ahead * COLUMN < room + 2 * COLUMN; ahead++) {
      const away = (ahead + 1 - (now - first)) * COLUMN;
      const x = meeting + lean + (side === 'a' ? -away : away - BAR);
      const tall = Math.max(1, levelAt(view, side, parts, first + ahead) * (middle - 4));
      context.fillRect(x, half === 0 ? middle - 1 - tall : middle + 1, BAR, tall);
    }
  }
  context.globalAlpha = 1;
}

/** The slash between the songs, which is brightest on the beat. */
function paintSlash(
  context: WavesContext,
  { fader, beat }: WavesView,
  [width, height]: readonly [number, number],
  palette: Palette,
): void {
  const meeting = meetingAt(width, fader);
  const lean = (height / 2) * SLOPE;
  const pulse = 1 - (beat % 1);
  const slash = (half: number) => {
    context.beginPath();
    context.moveTo(meeting + lean - half, 0);
    context.lineTo(meeting + lean + half, 0);
    context.lineTo(meeting - lean + half, height);
    context.lineTo(meeting - lean - half, height);
    context.fill();
  };
  context.fillStyle = palette.flash;
  context.globalAlpha = 0.15 + 0.25 * pulse;
  slash(5 + 6 * pulse);
  context.globalAlpha = 1;
  slash(2);
}

/** Paints a moment of a mash-up. */
export function paintWaves(
  context: WavesContext,
  view: WavesView,
  size: readonly [width: number, height: number],
  palette: Palette,
): void {
  const [width, height] = size;
  context.clearRect(0, 0, width, height);
  context.fillStyle = palette.line;
  context.fillRect(0, height / 2 - 0.5, width, 1);
  paintSide(context, view, 'a', size, palette.signalA);
  paintSide(context, view, 'b', size, palette.signalB);
  paintSlash(context, view, size, palette);
}
