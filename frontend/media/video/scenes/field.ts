import { ellipse, poly } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { mix } from '../../pictures/idols/tone';
import type { Track } from '../../pictures/scenes/track';
import { loudness } from '../../pictures/system/texture';
import { blow, clamp, easeOut, pulse } from '../frame/motion';
import type { Op } from '../frame/ops';
import { faded, fill, glow, stroke } from '../frame/ops';
import { type } from '../frame/type';
import { sinceHit } from './chart';
import type { Note } from './chart';
import { ring, splinters, star } from './effects';

/** How far the line on which notes are hit is from the near edge. */
const JUDGE = 0.06;
/** How far notes come in a beat, and from where they are seen. */
const SPEED = 0.62;
const FAR = 4.6;
/** Beats for which a hit is seen. */
const AFTERGLOW = 0.9;

const { flash, gold, ink } = COLOUR;

/** Where a note is that will be hit in so many beats. */
const away = (beats: number): number => JUDGE + beats * SPEED;

function floor(track: Track, notes: readonly Note[], beat: number): readonly Op[] {
  const { lanes, vanish, near } = track.shape;
  const lights = Array.from({ length: lanes }, (_, lane) => {
    const [u, w] = track.lane(lane);
    const colour = track.colour(lane);
    const lit = 0.26 + 0.5 * blow(sinceHit(notes, lane, beat), 5);
    const paint = {
      line: [0, near, 0, vanish[1]] as const,
      stops: [
        [0, faded(colour, lit)],
        [0.5, faded(colour, lit * 0.3)],
        [1, faded(colour, 0.5)],
      ] as const,
    };
    return fill(track.quad(u, u + w, -0.03, 30), paint);
  });
  const bars = Array.from({ length: 8 }, (_, index) => {
    const z = away(index - (beat % 1));
    const isBar = (Math.floor(beat) + index) % 4 === 0;
    return fill(track.quad(0, 1, z, z + (isBar ? 0.02 : 0.008) * (1 + z)), COLOUR.paper, {
      alpha: (isBar ? 0.55 : 0.26) * clamp((FAR - z) / 2),
    });
  });
  const rails = Array.from({ length: lanes + 1 }, (_, index) => {
    const isEdge = index === 0 || index === lanes;
    const half = isEdge ? 0.008 : 0.0025;
    const u = index / lanes;
    const colour = isEdge ? track.colour(index === 0 ? 0 : lanes - 1) : COLOUR.paper;
    return fill(track.quad(u - half, u + half, -0.03, 30), colour, { alpha: isEdge ? 1 : 0.5 });
  });
  return [fill(track.quad(0, 1, -0.03, 30), COLOUR.night), ...lights, ...bars, ...rails];
}

/** A note's slab: a front edge, a lit top, a white core. */
function slab(track: Track, lane: number, z: number, alpha: number): readonly Op[] {
  const [u, w] = track.lane(lane);
  const [left, right] = [u + w * 0.06, u + w * 0.94];
  const depth = 0.055 + z * 0.05;
  const lift = 30 * track.scale(z);
  const at = (x: number, far: number, up: number): readonly [number, number] => {
    const [px, py] = track.point(x, far);
    return [px, py - up];
  };
  const colour = track.colour(lane);
  const strip = (from: number, to: number, inset: number) =>
    poly([
      at(left + inset, z + depth * from, lift),
      at(right - inset, z + depth * from, lift),
      at(right - inset, z + depth * to, lift),
      at(left + inset, z + depth * to, lift),
    ]);
  const front = poly([at(left, z, lift), at(right, z, lift), at(right, z, 0), at(left, z, 0)]);
  return [
    fill(track.quad(left - w * 0.05, right + w * 0.05, z - 0.02, z + depth + 0.02), colour, {
      alpha: 0.4 * alpha,
    }),
    fill(front, mix(colour, ink, 0.45), { alpha }),
    fill(strip(0, 1, 0), colour, { alpha }),
    fill(strip(0.32, 0.68, w * 0.1), flash, { alpha }),
  ];
}

function ribbon(track: Track, note: Note, beat: number): readonly Op[] {
  const [u, w] = track.lane(note.lane);
  const [from, to] = [away(Math.max(0, note.beat - beat)), away(note.beat + note.held - beat)];
  const isHeld = beat >= note.beat;
  const quad = (inset: number) =>
    track.quad(u + w * inset, u + w * (1 - inset), from, Math.min(to, FAR));
  return [
    fill(quad(0.16), track.colour(note.lane), { alpha: isHeld ? 0.75 : 0.45 }),
    fill(quad(0.44), flash, { alpha: isHeld ? 0.95 : 0.7 }),
  ];
}

/** What is still to come, the far first. */
function coming(track: Track, notes: readonly Note[], beat: number): readonly Op[] {
  return notes
    .filter((note) => note.beat + note.held > beat && away(note.beat - beat) < FAR)
    .toReversed()
    .flatMap((note) => {
      const alpha = clamp((FAR - away(note.beat - beat)) / 0.8);
      const z = away(Math.max(0, note.beat - beat));
      const tail = away(note.beat + note.held - beat);
      return [
        ...(note.held > 0 ? ribbon(track, note, beat) : []),
        ...(note.held > 0 && tail < FAR ? slab(track, note.lane, tail, 1) : []),
        ...slab(track, note.lane, z, alpha),
      ];
    });
}

function judge(track: Track, beat: number): readonly Op[] {
  const line = (half: number) => track.quad(-0.02, 1.02, JUDGE - half, JUDGE + half);
  return [
    fill(line(0.02), gold, { alpha: 0.3 + 0.35 * pulse(beat) }),
    fill(line(0.007), gold),
    fill(line(0.0025), flash),
  ];
}

/** The light over a lane and the burst on the line; `age` in beats. */
function hit(track: Track, note: Note, beat: number): readonly Op[] {
  const [u, w] = track.lane(note.lane);
  const [x, y] = track.point(u + w / 2, JUDGE);
  const wide = (w * track.shape.width * track.scale(JUDGE)) / 2;
  const colour = track.colour(note.lane);
  const isHeld = beat < note.beat + note.held;
  const age = isHeld ? ((beat - note.beat) % 0.25) * 0.9 : beat - note.beat - note.held;
  const share = age / AFTERGLOW;
  const tall = wide * 2.4;
  const column = poly([
    [x - wide * 0.94, y],
    [x - wide * 0.6, y - tall],
    [x + wide * 0.6, y - tall],
    [x + wide * 0.94, y],
  ]);
  const light = {
    line: [0, y, 0, y - tall] as const,
    stops: [
      [0, faded(colour, 0.9)],
      [1, faded(colour, 0)],
    ] as const,
  };
  const size = Math.min(wide, 230);
  const seed = note.lane * 7 + Math.round(note.beat * 4);
  return [
    fill(column, light, { alpha: blow(age, 4), blend: 'lighter' }),
    fill(ellipse(x, y, wide, wide * 0.2), colour, { alpha: 0.8 * blow(age, 5) }),
    glow(
      note.lane * 2 < track.shape.lanes ? 'glowA' : 'glowB',
      x,
      y - 12,
      size * 1.9,
      blow(age, 3.5),
    ),
    ring([x, y], wide * 1.5, flash, clamp(share * 1.3), 0.26),
    star([x, y - 14], size * (0.7 + 0.9 * easeOut(share * 2)), seed, blow(age, 7)),
    ...splinters([x, y - 30], size * 1.5, 12, seed, share, [colour, flash, colour]),
  ];
}

const hits = (track: Track, notes: readonly Note[], beat: number): readonly Op[] =>
  notes
    .filter((note) => note.beat <= beat && beat < note.beat + note.held + AFTERGLOW)
    .flatMap((note) => hit(track, note, beat));

/** The keys on the near edge; a key that was struck is lit. */
function keys(
  track: Track,
  notes: readonly Note[],
  names: readonly string[],
  beat: number,
): readonly Op[] {
  return names.flatMap((name, lane) => {
    const [u, w] = track.lane(lane);
    const [x, y] = track.point(u + w / 2, 0.004);
    const down = blow(sinceHit(notes, lane, beat), 6);
    const top = y - 34 + 8 * down;
    const cap = `M${(x - 46).toFixed(1)} ${top.toFixed(1)}h92v50h-92z`;
    const colour = track.colour(lane);
    return [
      fill(cap, ink),
      fill(cap, colour, { alpha: down }),
      stroke(cap, colour, 6),
      type(name, x, top + 37, {
        size: 32,
        colour: down > 0.5 ? ink : COLOUR.paper,
        anchor: 'middle',
      }),
    ];
  });
}

/** Meters beside the lanes: bars that lean with their edges and leap on the beat. */
function meters(track: Track, beat: number): readonly Op[] {
  const bar = (sign: 1 | -1) =>
    Array.from({ length: 20 }, (_, index) => {
      const z = 0.05 + index * 0.09;
      const loud = loudness(index / 20 + Math.floor(beat * 4) * 0.13, sign + 3);
      const reach = 0.02 + 0.17 * loud * (0.35 + 0.65 * pulse(beat, 2));
      return sign === -1
        ? track.quad(-0.05 - reach, -0.05, z, z + 0.055)
        : track.quad(1.05, 1.05 + reach, z, z + 0.055);
    }).join('');
  return [fill(bar(-1), COLOUR.a, { alpha: 0.75 }), fill(bar(1), COLOUR.b, { alpha: 0.75 })];
}

/** The lanes in play at a beat. */
export function field(
  track: Track,
  notes: readonly Note[],
  names: readonly string[],
  beat: number,
): readonly Op[] {
  const [vx, vy] = track.shape.vanish;
  return [
    ...meters(track, beat),
    ...floor(track, notes, beat),
    glow('glowWhite', vx, vy, 170 + 50 * pulse(beat), 0.9),
    star([vx, vy], 190 + 60 * pulse(beat), Math.floor(beat), 0.9),
    ...coming(track, notes, beat),
    ...judge(track, beat),
    ...keys(track, notes, names, beat),
    ...hits(track, notes, beat),
  ];
}
