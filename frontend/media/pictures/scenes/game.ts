import { ellipse, poly, rect, slash } from '../system/geometry';
import { clip, drawing, fill, group, place, stroke } from '../system/svg';
import { sizeFor, words } from '../system/text';
import type { Face } from '../system/text';
import { halftone, hatching, loudness, waveform } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { GAME, gameLogo } from '../logos/game';
import { burst, core, debris, ground, haze } from './backdrop';
import { jacket } from './albums';
import { mark } from './marks';
import { cover, piece } from './covers';
import { SONG_ART } from './songs';
import { standbySignal } from './songs/standby-signal';

const [W, H] = [1920, 1080];

/** The game's icon: AXIA between both signals, the name below. 1024 units square. */
export function gameIcon(): string {
  const idol = CAST[0] as Idol;
  const S = 1024;
  const scale = 0.86;
  return drawing(
    S,
    S,
    fill(rect(0, 0, S, S), '#0E0E24') +
      fill(slash(-260, S, 560, S), COLOUR.a) +
      fill(slash(560, S, 600, S), COLOUR.b) +
      fill(
        halftone({ x: 0, y: 0, width: S, height: S }, 32, (_, v) => v * 1.5 - 0.7),
        COLOUR.ink,
        { 'fill-opacity': '0.8' },
      ) +
      burst([512, 400], 520, 6) +
      place(figure(idol, idol.bust, true), 512, 668, 1.06) +
      fill(
        poly([
          [0, 760],
          [S, 640],
          [S, S],
          [0, S],
        ]),
        COLOUR.ink,
      ) +
      fill(
        poly([
          [0, 748],
          [S, 628],
          [S, 644],
          [0, 764],
        ]),
        COLOUR.flash,
      ) +
      place(
        gameLogo(COLOUR.paper, COLOUR.ink),
        S / 2 - (GAME.width * scale) / 2,
        992 - GAME.height * scale,
        scale,
      ),
  );
}

interface Phrase {
  /** The first line in the parts that the collision tears it into, and the second line. */
  readonly lines: readonly [string, string, string];
  readonly face: Face;
}

/** The catchphrase of each language, as the game page's texts have it, in two lines. */
export const PHRASES: Readonly<Record<'en' | 'jp' | 'kr', Phrase>> = {
  en: { lines: ['Two songs ', 'collide.', 'A third is born.'], face: 'display' },
  jp: { lines: ['ぶつけろ、', '2曲。', '生まれろ、3曲目。'], face: 'jp' },
  kr: { lines: ['두 곡이 ', '부딪힌다.', '세 번째 곡이 태어난다.'], face: 'kr' },
};

/** The catchphrase on nothing, 1600 by 440 units: the first line torn into both signals, the second whole. */
export function catchphrase(language: 'en' | 'jp' | 'kr'): string {
  const { lines, face } = PHRASES[language];
  const [a, b, low] = lines;
  const size = Math.min(sizeFor(a + b, face, 1420), sizeFor(low, face, 1420), 176);
  const left = words(a, 50, 190, { face, size });
  const right = words(b, 50 + left.width, 174, { face, size });
  const second = words(low, 1550, 384, { face, size, anchor: 'end' });
  const halo = (d: string) => stroke(d, COLOUR.ink, 28);
  const echo = (d: string, colour: string, by: number) =>
    fill(d, colour, { transform: `translate(${by.toString()} ${(-by * 0.6).toFixed(1)})` });
  return drawing(
    1600,
    440,
    halo(left.d) +
      halo(right.d) +
      halo(second.d) +
      fill(left.d, COLOUR.a) +
      fill(right.d, COLOUR.b) +
      echo(second.d, COLOUR.a, -7) +
      echo(second.d, COLOUR.b, 7) +
      fill(second.d, COLOUR.flash),
  );
}

/** Two songs run into each other and leave a white one behind. */
export function mashup(): string {
  const y = 540;
  const wave = (
    seed: number,
    x: number,
    width: number,
    grow: (t: number) => number,
    reach: number,
  ) =>
    waveform(
      { x, y: y - reach / 2, width, height: reach },
      24,
      16,
      (t) => grow(t) * loudness(t, seed),
    );
  const x = (at: number) => W / 2 + (H / 2 - at) * SLASH;
  const sleeve = (index: number, at: number, turn: number, colour: string) =>
    place(fill(rect(-214, -214, 428, 428), colour) + cover(index, -200, -200, 400), at, y, 1, turn);
  return drawing(
    W,
    H,
    fill(
      poly([
        [0, 0],
        [x(0), 0],
        [x(H), H],
        [0, H],
      ]),
      '#05202E',
    ) +
      fill(
        poly([
          [W, 0],
          [x(0), 0],
          [x(H), H],
          [W, H],
        ]),
        '#2E061C',
      ) +
      haze(W, H, COLOUR.a, 'left', 0.4) +
      haze(W, H, COLOUR.b, 'right', 0.4) +
      fill(
        wave(1, 0, 960, (t) => 0.3 + 0.7 * t ** 1.5, 620),
        COLOUR.a,
      ) +
      fill(
        wave(5, 960, 960, (t) => 1 - 0.7 * t ** 0.7, 620),
        COLOUR.b,
      ) +
      burst([960, y], 760, 12) +
      debris([960, y], 170, 620, 60, 4, 1.4) +
      sleeve(0, 380, -8, COLOUR.a) +
      sleeve(2, 1540, 8, COLOUR.b) +
      fill(
        wave(9, 660, 600, (t) => Math.sin(Math.PI * t) ** 1.2, 760),
        COLOUR.flash,
      ) +
      core([960, y], 520),
  );
}

/** What hangs on the wall: every picture that stands for music. */
const WALL: readonly (() => string)[] = [
  ...SONG_ART,
  standbySignal,
  () => jacket(0),
  () => jacket(1),
  () => mark(2),
];

/** Early access: sleeves on a wall, and the lit places of those to come. */
export function earlyAccess(): string {
  const [side, gap] = [264, 40];
  const cell = (column: number, row: number) => {
    const [x, y] = [column * (side + gap), row * (side + gap)];
    const index = (column * 2 + row * 3) % WALL.length;
    const isTaken = column * 1.1 + row * 0.6 < 3.6;
    if (isTaken)
      return (
        fill(rect(x + 14, y + 14, side, side), COLOUR.ink) +
        piece(WALL[index]?.() ?? '', x, y, side)
      );
    const colour = (column + row) % 2 === 0 ? COLOUR.a : COLOUR.b;
    const corner = 46;
    const marks = (
      [
        [0, 0, 1, 1],
        [side, 0, -1, 1],
        [0, side, 1, -1],
        [side, side, -1, -1],
      ] as const
    )
      .map(([cx, cy, sx, sy]) =>
        stroke(
          `M${(x + cx + sx * corner).toString()} ${(y + cy).toString()}H${(x + cx).toString()}V${(y + cy + sy * corner).toString()}`,
          colour,
          10,
          { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' },
        ),
      )
      .join('');
    return (
      fill(rect(x, y, side, side), colour, { 'fill-opacity': '0.12' }) +
      fill(hatching({ x: x + 90, y: y + 96, width: 60, height: 72 }, 32, 12), colour, {
        'fill-opacity': '0.5',
      }) +
      marks
    );
  };
  const cells = Array.from({ length: 32 }, (_, index) =>
    cell(index % 8, Math.floor(index / 8)),
  ).join('');
  return drawing(
    W,
    H,
    ground(W, H, COLOUR.night) +
      haze(W, H, COLOUR.b, 'right', 0.3) +
      haze(W, H, COLOUR.a, 'top', 0.14) +
      group(cells, { transform: 'translate(-110 -60) rotate(-4) skewX(-6)' }) +
      fill(slash(1240, H, 10, H), COLOUR.flash, { 'fill-opacity': '0.0' }),
  );
}

/** About: a record pressed of both signals, cut and slipped along the slash, needles of sound around it. */
export function aboutArt(): string {
  const [cx, cy] = [1180, 540];
  const disc = [430, 404, 372, 346, 314, 288, 256]
    .map((r, index) => stroke(ellipse(cx, cy, r), index % 2 === 0 ? COLOUR.line : COLOUR.steel, 8))
    .join('');
  const label = (colour: string) =>
    fill(ellipse(cx, cy, 200), colour) +
    fill(ellipse(cx, cy, 60), COLOUR.ink) +
    fill(ellipse(cx, cy, 22), COLOUR.paper);
  const x = (y: number) => cx + (cy - y) * SLASH;
  const half = (far: number) =>
    poly([
      [x(-200), -200],
      [far, -200],
      [far, 1280],
      [x(1280), 1280],
    ]);
  const side = (far: number, colour: string, dx: number, dy: number) =>
    place(
      clip(
        half(far),
        fill(ellipse(cx, cy, 460), COLOUR.night) +
          disc +
          stroke(ellipse(cx, cy, 458), colour, 14) +
          label(colour),
      ),
      dx,
      dy,
    );
  const bars = waveform(
    { x: 0, y: 240, width: W, height: 600 },
    32,
    18,
    (t) => (0.08 + 0.8 * Math.exp(-(((t - 0.62) / 0.3) ** 2))) * loudness(t, 3),
  );
  return drawing(
    W,
    H,
    ground(W, H) +
      haze(W, H, COLOUR.line, 'bottom', 1) +
      fill(bars, COLOUR.steel) +
      fill(hatching({ x: 80, y: 120, width: 420, height: 160 }, 40, 12), COLOUR.line) +
      side(-900, COLOUR.a, -20, 62) +
      side(3000, COLOUR.b, 20, -62) +
      fill(
        poly([
          [x(-40) + 6, -40],
          [x(540) + 14, 540],
          [x(1120) - 6, 1120],
          [x(540) - 14, 540],
        ]),
        COLOUR.flash,
      ) +
      core([cx, cy], 240),
  );
}
