import { ellipse, poly, rect, slash } from '../system/geometry';
import { clip, drawing, fill, group, stroke } from '../system/svg';
import { halftone, hatching, loudness, waveform } from '../system/texture';
import { words } from '../system/text';
import { COLOUR, SLASH } from '../system/tokens';

const S = 1000;

function title(number: string, ink: string, accent: string): string {
  const set = (text: string, y: number, size: number) =>
    words(text, 56, y, { face: 'display', size }).d;
  return (
    fill(set('GENESiS', 98, 60), ink) +
    fill(set('RE:BUiLD', 164, 60), ink) +
    fill(words(number, 946, 944, { face: 'display', size: 190, anchor: 'end' }).d, accent) +
    fill(words('AXTORM', 56, 944, { face: 'display', size: 30, tracking: 6 }).d, ink)
  );
}

/** 01: a cyan pulse splits a field of dark bars. */
function first(): string {
  const bars = Array.from({ length: 42 }, (_, index) => {
    const x = index * 24;
    const gap =
      60 + 190 * Math.exp(-(((x - 520) / 230) ** 2)) * (0.6 + 0.4 * loudness(index / 42, 2));
    const colour = index % 3 === 0 ? COLOUR.line : COLOUR.steel;
    return (
      fill(rect(x, 0, 16, 540 - gap), colour) + fill(rect(x, 540 + gap, 16, S - 540 - gap), colour)
    );
  }).join('');
  const pulse = waveform(
    { x: 0, y: 300, width: S, height: 480 },
    24,
    16,
    (t) => Math.exp(-(((t - 0.52) / 0.2) ** 2)) * loudness(t, 2) + 0.03,
  );
  const lights = fill(
    halftone(
      { x: 0, y: 0, width: S, height: S },
      16,
      (u, v) => 0.5 - Math.hypot(u - 0.52, v - 0.54) * 1.2,
    ),
    COLOUR.a,
    { 'fill-opacity': '0.28' },
  );
  return (
    fill(rect(0, 0, S, S), COLOUR.ink) +
    bars +
    lights +
    fill(rect(0, 536, S, 8), COLOUR.a) +
    fill(pulse, COLOUR.a) +
    fill(
      waveform(
        { x: 408, y: 420, width: 240, height: 240 },
        24,
        16,
        (t) => 0.25 + 0.75 * Math.exp(-(((t - 0.46) / 0.3) ** 2)),
      ),
      COLOUR.flash,
    )
  );
}

/** 02: a magenta slash cuts through a cyan waveform, whose halves slip apart. */
function second(): string {
  const wave = waveform(
    { x: -40, y: 190, width: 1080, height: 640 },
    32,
    22,
    (t) => 0.12 + 0.8 * loudness(t, 7) * Math.sin(Math.PI * Math.min(1, Math.max(0, t))),
  );
  const x = (y: number) => 500 + (500 - y) * SLASH;
  const left = poly([
    [-100, -60],
    [x(-60), -60],
    [x(1060), 1060],
    [-100, 1060],
  ]);
  const right = poly([
    [1100, -60],
    [x(-60), -60],
    [x(1060), 1060],
    [1100, 1060],
  ]);
  const moved = (dx: number, dy: number, d: string, colour: string) =>
    clip(
      d,
      group(fill(wave, colour), { transform: `translate(${dx.toString()} ${dy.toString()})` }),
    );
  return (
    fill(rect(0, 0, S, S), '#0B0B18') +
    fill(
      halftone({ x: 0, y: 0, width: S, height: S }, 20, (u, v) => v * 0.9 - 0.4 + u * 0.2),
      '#1B1B38',
    ) +
    moved(-12, -28, left, COLOUR.a) +
    moved(12, 28, right, '#0094B8') +
    fill(slash(330, 1010, 150, 1020), COLOUR.b) +
    fill(slash(488, 1010, 12, 1020), COLOUR.flash) +
    fill(hatching({ x: 720, y: 0, width: 280, height: 250 }, 32, 10), COLOUR.b, {
      'fill-opacity': '0.85',
    })
  );
}

/** A sleeve's front, 1000 units square. */
export function jacket(index: 0 | 1): string {
  const body =
    index === 0
      ? first() + title('01', COLOUR.paper, COLOUR.a)
      : second() + title('02', COLOUR.paper, COLOUR.b);
  return drawing(S, S, body);
}

/** A disc on nothing, 1000 units square: grooves, a label with the sleeve's idea, the hole. */
export function disc(index: 0 | 1): string {
  const [signal, other] = index === 0 ? [COLOUR.a, COLOUR.b] : [COLOUR.b, COLOUR.a];
  const grooves = Array.from({ length: 15 }, (_, ring) =>
    stroke(
      ellipse(500, 500, 210 + ring * 18.5),
      ring % 4 === 3 ? COLOUR.line : COLOUR.steel,
      ring % 4 === 3 ? 5 : 3,
    ),
  ).join('');
  const wedge = (from: number, to: number) => {
    const at = (angle: number): readonly [number, number] => [
      500 + Math.cos(angle) * 700,
      500 + Math.sin(angle) * 700,
    ];
    return poly([[500, 500], at(from), at((from + to) / 2), at(to)]);
  };
  const shine = [
    [-2.2, -1.85],
    [0.94, 1.29],
  ]
    .map(([from = 0, to = 0]) => fill(wedge(from, to), COLOUR.flash, { 'fill-opacity': '0.13' }))
    .join('');
  const tint =
    fill(wedge(-1.8, -1.62), COLOUR.a, { 'fill-opacity': '0.3' }) +
    fill(wedge(1.34, 1.52), COLOUR.b, { 'fill-opacity': '0.3' });
  const label = clip(
    ellipse(500, 500, 190),
    fill(rect(300, 300, 400, 400), signal) +
      fill(slash(430, 700, 140, 400), COLOUR.ink) +
      fill(slash(586, 700, 14, 400), COLOUR.flash) +
      fill(hatching({ x: 600, y: 500, width: 120, height: 200 }, 24, 8), other) +
      fill(
        words('0' + (index + 1).toString(), 396, 610, {
          face: 'display',
          size: 62,
          anchor: 'middle',
        }).d,
        COLOUR.ink,
      ) +
      fill(
        words('GENESiS', 404, 408, { face: 'display', size: 19, anchor: 'middle' }).d,
        COLOUR.ink,
      ),
  );
  return drawing(
    S,
    S,
    fill(ellipse(500, 500, 492), COLOUR.night) +
      clip(ellipse(500, 500, 488), grooves + shine + tint) +
      stroke(ellipse(500, 500, 488), COLOUR.line, 8) +
      label +
      stroke(ellipse(500, 500, 190), COLOUR.ink, 6) +
      fill(ellipse(500, 500, 44), COLOUR.paper) +
      fill(ellipse(500, 500, 30), COLOUR.ink) +
      stroke(ellipse(500, 500, 44), COLOUR.ink, 5),
  );
}
