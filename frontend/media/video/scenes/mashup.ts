import type { Level } from '../../pictures/scenes/level';
import { rect } from '../../pictures/system/geometry';
import { loudness } from '../../pictures/system/texture';
import { COLOUR, GRID } from '../../pictures/system/tokens';
import { BEAT, blow, clamp, easeIn, easeOut, mixed, part, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, glow, moved, scaled, sprite } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { notesOf } from './chart';
import { core, ring, splinters, star, streaks, veil } from './effects';
import { curtain, fullCombo } from './free-play';
import type { Play } from './play';
import { ACCENT, WIDE, playWide, wideLanes } from './play';

/** Two songs run into each other for so many beats; the third is played to the end. */
const MEET = 4;
const WHOLE = 20;

export const MASHUP_SECONDS = WHOLE * BEAT;

const { width: W, height: H } = WIDE;
const MIDDLE = [W / 2, H / 2] as const;
const SIDE = 460;

/** A song on its way: its sleeve, its name, and the bars that it pushes ahead. */
interface Half {
  readonly cover: string;
  readonly song: string;
  readonly sign: 1 | -1;
}

function bars(to: number, sign: 1 | -1, beat: number): string {
  const step = 3 * GRID;
  const count = Math.floor(to / step);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const behind = (to - index * step) / W;
    const loud = loudness(index * 0.04, sign + 2 + Math.floor(beat * 8) * 0.3);
    const size = 620 * loud * Math.exp(-behind * 1.6) * (0.45 + 0.55 * pulse(beat));
    const tall = Math.max(GRID, Math.round(size / GRID) * GRID);
    const x = sign === 1 ? index * step : W - index * step - 16;
    d += rect(x, (H - tall) / 2, 16, tall);
  }
  return d;
}

function half({ cover, song, sign }: Half, beat: number): readonly Op[] {
  const enter = easeOut(beat / 0.9);
  const slam = easeIn(part(beat, 3.3, MEET));
  const back = 30 * part(beat, 2.8, 3.3);
  const away = mixed(W * 0.75, 430 + back, enter) * (1 - slam) + SIDE * 0.3 * slam;
  const x = W / 2 - sign * away;
  const size = SIDE * (1 + 0.04 * pulse(beat, 4));
  const [colour, light] = sign === 1 ? [COLOUR.a, 'glowA'] : [COLOUR.b, 'glowB'];
  const sleeve = [
    fill(rect(-size / 2 - 14, -size / 2 - 14, size + 28, size + 28), colour),
    sprite(cover, -size / 2, -size / 2, size, size),
  ];
  return [
    fill(bars(sign === 1 ? x : W - x, sign, beat), colour, { alpha: 0.85 }),
    glow(light, x, H / 2, 620, 0.35 + 0.3 * pulse(beat)),
    moved(sleeve, x, H / 2, 1, -8 * sign * (1 - slam)),
    type(song, x, H / 2 + 350, {
      size: Math.min(44, 44 * (620 / widthOf(song, 44))),
      colour: COLOUR.paper,
      anchor: 'middle',
      isOutlined: true,
      look: { alpha: clamp(beat * 2 - 0.5) * (1 - slam) },
    }),
  ];
}

function collide(halves: readonly [Half, Half], beat: number): readonly Op[] {
  const times = easeOut(part(beat, 1.5, 2.2)) * (1 - part(beat, 3.5, 3.8));
  return [
    sprite('sky', 0, 0, W, H),
    ...streaks(MIDDLE, W * 0.7, 60, 9 - beat, 0.5),
    ...half(halves[0], beat),
    ...half(halves[1], beat),
    ...(times > 0.02
      ? [
          moved(
            [
              type('×', 0, 0, {
                size: 170,
                colour: COLOUR.flash,
                anchor: 'middle',
                isOutlined: true,
              }),
            ],
            W / 2,
            H / 2 + 60,
            times,
          ),
        ]
      : []),
    ...veil(W, H, COLOUR.flash, 0.8 * blow(beat, 5)),
  ];
}

/** The third song: its art stands in the flash, then flies to its place on the plate. */
function born(beat: number, title: string): readonly Op[] {
  const age = beat - MEET;
  if (age > 3) return [];
  const leave = easeIn(part(age, 1.7, 2.4));
  const size = mixed(SIDE * (1 + 0.3 * blow(age, 3)), 112, leave);
  const x = mixed(W / 2, 140, leave);
  const y = mixed(H / 2 - 90, 100, leave);
  const shown = 1 - part(age, 2.3, 2.5);
  return [
    ring(MIDDLE, 1100, COLOUR.a, clamp(age)),
    ring(MIDDLE, 820, COLOUR.b, clamp(age - 0.1)),
    star(MIDDLE, 1000 * easeOut(age + 0.3), 1, blow(age, 1.4)),
    glow('glowWhite', x, y, size * 1.3, 0.7 * (1 - leave)),
    ...splinters(MIDDLE, 900, 90, 17, age / 2, [COLOUR.a, COLOUR.b, COLOUR.flash]),
    fill(rect(x - size / 2 - 10, y - size / 2 - 10, size + 20, size + 20), COLOUR.flash, {
      alpha: shown,
    }),
    sprite('coverMash', x - size / 2, y - size / 2, size, size, { alpha: shown }),
    type(title, W / 2, H / 2 + 330, {
      size: Math.min(56, 56 * (1500 / widthOf(title, 56))),
      colour: COLOUR.paper,
      anchor: 'middle',
      isOutlined: true,
      look: { alpha: 1 - part(age, 1.5, 1.8) },
    }),
    ...core(MIDDLE, 700, blow(age, 3)),
    ...veil(W, H, COLOUR.flash, blow(age, 3)),
  ];
}

const NOTES = notesOf([
  '.... .... .... x... x.x. x--- ---. x..x .x.. x.x. .x.x x.x. x.xx',
  '.... .... .... ..x. .x.x .x.. x.x. .x.. x--- --.. x.x. .x.x ..x.',
  '.... .... .... ..x. x... ..x. .x.x ..x. x... .x.x x--- --.. .x..',
  '.... .... .... x... ..x. x... x... x--- -... x... ..x. x..x x.xx',
]);

const video =
  (halves: readonly [Half, Half], dancers: Play['dancers'], level: Level) =>
  (time: number): Frame => {
    const beat = time / BEAT;
    const song = `${halves[0].song} × ${halves[1].song}`;
    const play: Play = {
      title: {
        mode: 'MASH UP',
        lanes: '4 LANES',
        cover: 'coverMash',
        song,
        level,
        accent: ACCENT.hard,
        combo: 0,
        score: 0,
        gone: 0.02,
      },
      notes: NOTES,
      keys: ['D', 'F', 'J', 'K'],
      shape: wideLanes(4),
      dancers,
    };
    const own = beat - MEET;
    const ops =
      beat < MEET
        ? [scaled(collide(halves, beat), MIDDLE, 1 + 0.05 * part(beat, 0, MEET))]
        : // The plate that names the mode would stand in the third song's way.
          [
            ...playWide(play, own, false),
            ...born(beat, song),
            ...fullCombo(own),
            ...curtain(own + 0.0001),
          ];
    return [moved(ops, 0, 0, 960 / W)];
  };

const pair = (left: string, right: string): Play['dancers'] => [
  { sprites: [`${left}0`, `${left}1`], x: 250, y: 250, scale: 0.47 },
  { sprites: [`${right}0`, `${right}1`], x: 1650, y: 250, scale: 0.47 },
];

/** The first pair of songs: at 960 by 540. */
export const mashup01 = video(
  [
    { cover: 'cover1', song: 'SEVENTEEN DEGREES', sign: 1 },
    { cover: 'cover3', song: 'REDLINE HALO', sign: -1 },
  ],
  pair('axia', 'hexa'),
  'HARD 10',
);

/** The second pair. */
export const mashup02 = video(
  [
    { cover: 'cover2', song: 'Glass Parade', sign: 1 },
    { cover: 'cover5', song: 'VOLT KABUKI', sign: -1 },
  ],
  pair('kiriko', 'raiju'),
  'EXPERT 12',
);
