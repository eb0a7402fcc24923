import { companyLogo } from '../../pictures/logos/company';
import { n, slash } from '../../pictures/system/geometry';
import { COLOUR, SLASH } from '../../pictures/system/tokens';
import { BEAT, blow, clamp, easeIn, easeOut, mixed, part, pulse } from '../frame/motion';
import type { Frame, Op } from '../frame/ops';
import { echo, fill, glow, group, moved, scaled, sprite } from '../frame/ops';
import { core, ring, splinters, star, streaks, veil } from './effects';
import { landing } from './landing';
import type { Screen } from './landing';
import { behindSignals, reached, signals } from './signals';

/**
 * The home page's video in 14 beats: the signals come (0), collide (8), the eight flash by (9), the company's
 * name (11), and it is cut in two before the ground of the page (12.75).
 */
const AT = { hit: 8, cast: 9, name: 11, cut: 12.75, end: 14 } as const;

export const INTRO_SECONDS = AT.end * BEAT;

const { a, b, flash, ink } = COLOUR;

/** Lines that run into the middle, faster as the hit comes near. */
function pull(screen: Screen, beat: number): readonly Op[] {
  const { width, height } = screen;
  const strength = clamp((beat - 3) / 5);
  return streaks([width / 2, height / 2], width * 0.7, 40, 9 - beat * 0.9, 0.5 * strength);
}

/** Beats on which a ring starts to close on the middle. */
const RINGS = [4, 5, 6, 6.5, 7, 7.25, 7.5, 7.75];

function approach(screen: Screen, beat: number): readonly Op[] {
  const { width, height } = screen;
  const middle = [width / 2, height / 2] as const;
  const strain = clamp((beat - 6) / 2);
  const shake = strain ** 2 * 7;
  const [dx, dy] = [Math.sin(beat * 61) * shake, Math.cos(beat * 47) * shake];
  const ringing = RINGS.filter((at) => beat > at).map((at) =>
    ring(middle, height * 0.7, at % 1 === 0 ? a : b, 1 - part(beat, at, at + 0.7)),
  );
  const near = Math.max(0, reached(beat) - 0.6) / 0.4;
  return [
    ...behindSignals(width, height, beat),
    moved(
      [
        scaled(
          [
            ...signals(width, height, beat),
            ...pull(screen, beat),
            ...ringing,
            glow('glowWhite', middle[0], middle[1], height * 0.7 * near, 0.6 * near),
          ],
          middle,
          1 + 0.06 * (beat / 8) + 0.02 * pulse(beat, 4) * Math.min(1, beat),
        ),
      ],
      dx,
      dy,
    ),
    ...veil(width, height, ink, 0.55 * part(beat, 7.35, 7.7) * (1 - part(beat, 7.85, 8))),
  ];
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
    ring(middle, big * 0.8, a, clamp(age / 1.1)),
    ring(middle, big * 0.62, b, clamp((age - 0.12) / 1.1)),
    ring(middle, big * 0.44, flash, clamp((age - 0.24) / 1.1)),
    star(middle, big * (0.35 + 0.4 * easeOut(age)), 1, blow(age, 0.9)),
    ...core(middle, big * (0.3 + 0.2 * easeOut(age)), blow(age, 0.7)),
    ...splinters(middle, big * 0.62, 110, 8, age / 1.9, [a, b, flash]),
    echo(middle, 1 + 0.12 * blow(age, 2), { alpha: 0.5 * blow(age, 1.6), blend: 'lighter' }),
    ...veil(width, height, flash, age < 0.18 ? 1 : blow(age - 0.18, 2.6)),
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
    const at = AT.cast + ORDER.indexOf(index) * 0.2;
    const enter = easeOut((beat - at) / 0.55);
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
              ...veil(width, height, flash, blow(beat - at, 6)),
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
  const rise = mixed(0.2, 1, easeOut((beat - AT.cut - 0.1) / 1));
  const leap =
    (0.4 * blow(beat - AT.name, 2.2) + 0.25 * blow(beat - AT.name - 1, 3)) *
    (1 - part(beat, AT.cut, AT.cut + 0.3));
  const drawn = easeOut((beat - AT.cut) / 0.7);
  return landing(screen, rise + leap, drawn);
}

function moment(screen: Screen, time: number): Frame {
  const beat = Math.min(time / BEAT, AT.end);
  const { width, height } = screen;
  if (beat < AT.hit) return approach(screen, beat);
  if (beat < AT.name) {
    return [
      ...(beat < AT.name - 0.4 ? blast(screen, beat) : []),
      ...cast(screen, beat),
      ...veil(width, height, flash, easeIn(part(beat, AT.name - 0.3, AT.name))),
    ];
  }
  return [
    ...page(screen, beat),
    ...(beat < AT.cut + 0.6 ? name(screen, beat) : []),
    ...veil(width, height, flash, blow(beat - AT.name, 4.5) * (1 - part(beat, 12, 12.5))),
    ...veil(
      width,
      height,
      flash,
      beat < AT.cut ? 0 : 0.35 * blow(beat - AT.cut, 6) * (1 - part(beat, 13, 13.5)),
    ),
  ];
}

/** At 1280 by 720. */
export const intro = (time: number): Frame =>
  moment({ width: 1280, height: 720, density: 1 }, time);

/** At 720 by 1280, for screens 360 pixels across. */
export const introPhone = (time: number): Frame =>
  moment({ width: 720, height: 1280, density: 2 }, time);
