import { n, rect, slash } from '../../pictures/system/geometry';
import { loudness } from '../../pictures/system/texture';
import { COLOUR, GRID, SLASH } from '../../pictures/system/tokens';
import { clamp, easeIn, easeOut, part, pulse } from '../frame/motion';
import type { Op } from '../frame/ops';
import { faded, fill, glow, group, sprite } from '../frame/ops';
import { type } from '../frame/type';
import { star } from './effects';

/** How far the signals run on each beat, as shares of their way; on the last they wait, and slam at 7.75. */
const STEPS = [0.24, 0.12, 0.1, 0.1, 0.09, 0.08, 0.08, 0.05];

/** How far the signals have come, from 0 to 1 on beat 8. */
export function reached(beat: number): number {
  const walked = STEPS.reduce((sum, step, at) => sum + step * easeOut((beat - at) / 0.85), 0);
  const breath = -0.025 * part(beat, 7.3, 7.75);
  return walked + breath + (1 - walked - breath) * easeIn(part(beat, 7.7, 8));
}

const BAR = 2 * GRID;

/** A signal's way as bars up to its head, tallest behind it. `sign` 1 runs to the right. */
function bars(width: number, height: number, head: number, sign: 1 | -1, beat: number): string {
  const power = (0.34 + 0.66 * clamp(beat / 8)) * (0.62 + 0.38 * pulse(beat, 3));
  const count = Math.floor(head / BAR);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const behind = (head - index * BAR) / (width / 2);
    const loud = loudness(index * 0.031, sign + 2 + Math.floor(beat * 8) * 0.41);
    const size = height * 1.05 * power * loud * Math.exp(-behind * 1.35);
    const tall = Math.max(GRID, Math.round(size / GRID) * GRID);
    const x = sign === 1 ? index * BAR : width - index * BAR - BAR * 0.6;
    d += rect(x, (height - tall) / 2, BAR * 0.6, tall);
  }
  return d;
}

function label(text: string, x: number, y: number, colour: string, sign: 1 | -1): readonly Op[] {
  const anchor = sign === 1 ? 'end' : 'start';
  return [
    type(`SIGNAL ${text}`, x + sign * 16, y - 30, { size: 30, colour, anchor }),
    type('128 BPM', x + sign * 16, y, { size: 17, colour: COLOUR.paper, anchor }),
  ];
}

function signal(width: number, height: number, sign: 1 | -1, beat: number): readonly Op[] {
  const head = (reached(beat) * width) / 2;
  const x = sign === 1 ? head : width - head;
  const [colour, glowing] = sign === 1 ? [COLOUR.a, 'glowA'] : [COLOUR.b, 'glowB'];
  const edge = sign === 1 ? 0 : width;
  const paint = {
    line: [edge, 0, x, 0] as const,
    stops: [
      [0, faded(colour, 0.15)],
      [0.55, faded(colour, 0.75)],
      [0.93, colour],
      [1, COLOUR.flash],
    ] as const,
  };
  const tall = height * (0.1 + 0.16 * clamp(beat / 8)) * (0.8 + 0.5 * pulse(beat, 4));
  const strong = 0.5 + 0.5 * clamp(beat / 8);
  return [
    glow(glowing, x, height / 2, height * (0.34 + 0.3 * strong), 0.5 + 0.4 * pulse(beat, 3)),
    fill(bars(width, height, head, sign, beat), paint),
    fill(rect(Math.min(edge, x), height / 2 - 2, Math.abs(x - edge), 4), paint),
    fill(slash(x - 6 - (tall * SLASH) / 2, height / 2 + tall / 2, 12, tall), COLOUR.flash),
    star([x, height / 2], height * 0.16 * (0.6 + pulse(beat, 3)), sign + 1, 0.9),
    ...(beat < 7.2
      ? [
          group(label(sign === 1 ? 'A' : 'B', x, height * 0.16, colour, sign), {
            alpha: clamp(beat * 2),
          }),
        ]
      : []),
  ];
}

/** Lines of a grid that falls back as the signals come. */
function grid(width: number, height: number, beat: number): Op {
  let d = '';
  const step = 80;
  for (let x = (width / 2) % step; x < width; x += step) d += `M${n(x)} 0v${n(height)}`;
  for (let y = (height / 2) % step; y < height; y += step) d += `M0 ${n(y)}h${n(width)}`;
  return { op: 'stroke', d, paint: COLOUR.line, width: 1, alpha: 0.35 + 0.35 * pulse(beat, 3) };
}

/** The two signals on their way, up to beat 8. */
export const signals = (width: number, height: number, beat: number): readonly Op[] => [
  ...signal(width, height, 1, beat),
  ...signal(width, height, -1, beat),
];

/** What stands still behind them, and brightens with each beat. */
export const behindSignals = (width: number, height: number, beat: number): readonly Op[] => [
  fill(rect(0, 0, width, height), COLOUR.ink),
  grid(width, height, beat),
  sprite('dots', 0, 0, width, height, { alpha: 0.2 + 0.4 * clamp(beat / 8) }),
];
