import { companyLogo } from '../../pictures/logos/company';
import { n, poly, slash } from '../../pictures/system/geometry';
import { COLOUR, SLASH } from '../../pictures/system/tokens';
import { BEAT, blow, clamp, easeIn, easeOut, mixed, part } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { fill, group, moved, scaled, sprite } from '../frame/ops';
import { core, halves, ring, splinters, star, streaks, veil } from './effects';
import { landing } from './landing';
import type { Screen } from './landing';

/**
 * The home page's video in 13 beats: idols face to face and the game in turns, the two signals shut over them (6) and
 * collide (7), the eight come (8), the company's name (10), and it is cut in two before the ground of the page (12).
 */
const AT = { shut: 6, hit: 7, cast: 8, name: 10, cut: 12, end: 13 } as const;

export const INTRO_SECONDS = AT.end * BEAT;

const { a, b, flash } = COLOUR;

/** Two idols face to face from which beats on until the collision; between them is the game. */
const SHOTS: readonly { readonly from: number; readonly duo?: readonly [number, number] }[] = [
  { from: 0, duo: [0, 7] },
  { from: 1 },
  { from: 2, duo: [2, 1] },
  { from: 2.5, duo: [6, 4] },
  { from: 3 },
  { from: 4, duo: [5, 3] },
  { from: 5 },
];

/** Who dances to the game, and from which beat on. */
export const DANCERS = [
  { from: 1, left: 'axia', right: 'hexa' },
  { from: 3, left: 'momo', right: 'raiju' },
  { from: 5, left: 'kiriko', right: 'sola' },
] as const;

/** Two idols, each on its side of the slash, who run at each other; `age` in beats. */
function duo(screen: Screen, pair: readonly [number, number], age: number): readonly Op[] {
  const { width, height } = screen;
  const isWide = width > height;
  // On upright screens one is above the other, and the slash runs from edge to edge.
  const [lean, rise] = isWide ? [(height * SLASH) / 2, 0] : [0, (width * SLASH) / 2];
  const [cx, cy] = [width / 2, height / 2];
  const side = isWide ? height * 1.32 : width * 1.24;
  const come = 1 - easeOut((age + 0.25) / 0.9);
  const push = 26 * age;
  const half = (sign: 1 | -1): Op => {
    const edge = isWide
      ? poly([
          [sign === -1 ? 0 : width, 0],
          [cx + lean, 0],
          [cx - lean, height],
          [sign === -1 ? 0 : width, height],
        ])
      : poly([
          [0, sign === -1 ? 0 : height],
          [0, cy + rise],
          [width, cy - rise],
          [width, sign === -1 ? 0 : height],
        ]);
    const away = sign * (come * 220 - push);
    const [x, y] = isWide
      ? [cx + sign * width * 0.26 + away, cy + height * 0.06]
      : [cx + away * 0.4, cy + sign * height * 0.25 + away * 0.3];
    const face = pair[sign === -1 ? 0 : 1];
    const size = side * (1 + 0.05 * age);
    return group(
      [
        fill(edge, sign === -1 ? a : b),
        sprite(`idol${face.toString()}`, x - size / 2, y - size / 2, size, size),
      ],
      { clip: edge },
    );
  };
  const thick = 7 * (1 + 1.6 * blow(age, 5));
  const seam = isWide
    ? poly([
        [cx + lean - thick, 0],
        [cx + lean + thick, 0],
        [cx - lean + thick, height],
        [cx - lean - thick, height],
      ])
    : poly([
        [0, cy + rise - thick],
        [width, cy - rise - thick],
        [width, cy - rise + thick],
        [0, cy + rise + thick],
      ]);
  return [half(-1), half(1), fill(seam, flash)];
}

/** The game as visitors play it. */
function game({ width, height }: Screen, beat: number): readonly Op[] {
  return [
    sprite('ground', 0, 0, width, height),
    ...streaks([width / 2, height * 0.12], Math.max(width, height), 24, beat / 2, 0.35),
    sprite('run', 0, 0, width, height),
  ];
}

/** Faces and game, until the two signals have shut. */
function shots(screen: Screen, beat: number): readonly Op[] {
  const { width, height } = screen;
  const { from, duo: pair } = SHOTS.findLast((shot) => shot.from <= beat) ?? { from: 0 };
  const age = beat - from;
  const leap = 1 + 0.035 * blow(age, 7);
  const seen = pair
    ? [scaled(duo(screen, pair, age), [width / 2, height / 2], leap)]
    : game(screen, beat);
  return [...seen, ...halves(width, height, easeIn(part(beat, AT.shut, AT.hit)))];
}

/** The dark halves behind the blow, and what flies out of it. */
function blast(screen: Screen, beat: number): readonly Op[] {
  const { width, height } = screen;
  const middle = [width / 2, height / 2] as const;
  const age = beat - AT.hit;
  const big = Math.max(width, height);
  return [
    sprite('sky', 0, 0, width, height),
    moved([sprite('rays', -big, -big, 2 * big, 2 * big, { alpha: 0.35 })], ...middle, 1, age * 9),
    ...halves(width, height, age < 0.5 ? 1 - easeOut(age / 0.5) : 0),
    ring(middle, big * 0.8, a, clamp(age / 1.1)),
    ring(middle, big * 0.62, b, clamp((age - 0.12) / 1.1)),
    ring(middle, big * 0.44, flash, clamp((age - 0.24) / 1.1)),
    star(middle, big * (0.2 + 0.5 * easeOut(age)), 1, blow(age, 0.9)),
    ...core(middle, big * (0.2 + 0.3 * easeOut(age)), blow(age, 0.7)),
    ...splinters(middle, big * 0.62, 110, 8, age / 1.9, [a, b, flash]),
  ];
}

/** In which order the panels come: from the middle outward. */
const ORDER = [3, 4, 2, 5, 1, 6, 0, 7];

/** The eight in leaning panels, one after the other. */
function cast(screen: Screen, beat: number): readonly Op[] {
  const { width, height } = screen;
  const rows = width > height ? 1 : 2;
  const columns = 8 / rows;
  const tall = height / rows;
  const lean = tall * SLASH;
  const wide = (width + lean) / columns;
  const side = tall * 1.06;
  return Array.from({ length: 8 }, (_, index) => {
    const at = AT.cast + ORDER.indexOf(index) / 8;
    const enter = easeOut((beat - at) / 0.5);
    if (beat < at) return [];
    const column = index % columns;
    const top = Math.floor(index / columns) * tall;
    const x = column * wide - lean;
    const from = (index % 2 === 0 ? -1 : 1) * height * (1 - enter);
    const panel = slash(x + 3, top + tall, wide - 6, tall);
    const centre = x + wide / 2 + lean / 2;
    const drift = (beat - at) * 8 * (index % 2 === 0 ? 1 : -1);
    return [
      moved(
        [
          fill(panel, flash),
          group(
            [
              sprite(
                `idol${index.toString()}`,
                centre - side / 2,
                top - (side - tall) / 2 + drift,
                side,
                side,
              ),
              ...veil(width, height, flash, 0.6 * blow(beat - at, 8)),
            ],
            { clip: panel },
          ),
        ],
        0,
        from,
      ),
    ];
  }).flat();
}

/** The company's name, height by width. */
const LOGO_RATIO = companyLogo().height / companyLogo().width;

/** The company's name: its halves run into each other, and are cut apart on the way to the page. */
function name(screen: Screen, beat: number): readonly Op[] {
  const { width, height } = screen;
  const middle = [width / 2, height / 2] as const;
  const age = beat - AT.name;
  const wide = width > height ? width * 0.62 : width * 0.86;
  const tall = wide * LOGO_RATIO;
  const meet = easeOut(age / 0.5);
  const part1 = easeIn(part(beat, AT.cut, AT.cut + 0.55));
  const edge = (height / 2) * SLASH;
  const half = (sign: 1 | -1): Op => {
    const outer = sign === -1 ? -width : 2 * width;
    const cut = `M${n(width / 2 + edge)} 0L${n(width / 2 - edge)} ${n(height)}H${n(outer)}V0Z`;
    const run = sign * ((1 - meet) * width * 0.7 + part1 * width * 0.95);
    const ghost = (shift: number, image: string, alpha: number) =>
      sprite(image, (width - wide) / 2 + shift, (height - tall) / 2, wide, tall, { alpha });
    const smear = sign * (60 * (1 - meet) + 14 + 120 * part1);
    return moved(
      [
        group(
          [
            ghost(smear, sign === -1 ? 'logoA' : 'logoB', 0.9),
            ghost(smear * 0.5, sign === -1 ? 'logoA' : 'logoB', 0.6),
            ghost(0, 'logo', 1),
          ],
          { clip: cut },
        ),
      ],
      run,
      -run * 0.02,
    );
  };
  return [
    half(-1),
    half(1),
    ...(age < 1.6 ? splinters(middle, width * 0.45, 60, 21, (age - 0.1) / 1.5, [a, b, flash]) : []),
    star(middle, height * 0.5 * easeOut(age * 2), 3, blow(age, 2.6)),
  ];
}

/** The page's ground, which rises behind the name and is all that is left. */
function page(screen: Screen, beat: number): readonly Op[] {
  const rise = mixed(0.2, 1, easeOut((beat - AT.cut) / 0.9));
  const leap =
    (0.5 * blow(beat - AT.name, 2.2) + 0.3 * blow(beat - AT.name - 1, 3)) *
    (1 - part(beat, AT.cut, AT.cut + 0.3));
  return landing(screen, rise + leap, easeOut((beat - AT.cut) / 0.7));
}

function moment(screen: Screen, time: number): Frame {
  const beat = Math.min(time / BEAT, AT.end);
  const { width, height } = screen;
  if (beat < AT.hit) return shots(screen, beat);
  if (beat < AT.name) {
    const shut = easeIn(part(beat, AT.name - 0.5, AT.name));
    return [...blast(screen, beat), ...cast(screen, beat), ...halves(width, height, shut)];
  }
  const open = 1 - easeOut((beat - AT.name) / 0.6);
  return [
    ...page(screen, beat),
    ...(beat < AT.cut + 0.6 ? name(screen, beat) : []),
    ...(open > 0.002 ? halves(width, height, open) : []),
  ];
}

/** At 1280 by 720. */
export const intro = (time: number): Frame =>
  moment({ width: 1280, height: 720, density: 1 }, time);

/** At 720 by 1280, for screens 360 pixels across. */
export const introPhone = (time: number): Frame =>
  moment({ width: 720, height: 1280, density: 2 }, time);
