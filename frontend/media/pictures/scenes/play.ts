import { ellipse, poly, rect, slash } from '../system/geometry';
import { clip, drawing, fill, group, linear, place, stroke } from '../system/svg';
import { words } from '../system/text';
import type { Face } from '../system/text';
import { hatching, shards, spikes } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { beams, burst, ground, haze } from './backdrop';
import { SONG_ART } from './songs';
import { Track } from './track';

const [W, H] = [1920, 1080];
/** How far the line on which notes are hit is from the near edge. */
const JUDGE = 0.045;

export const write = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  face: Face = 'display',
): string => fill(words(text, x, y, { face, size, anchor }).d, colour);

/** A song's art at a place, without its own frame. */
export const cover = (index: number, x: number, y: number, side: number): string =>
  place(
    clip(rect(0, 0, 800, 800), (SONG_ART[index]?.() ?? '').replace(/^<svg[^>]*>|<\/svg>\n?$/g, '')),
    x,
    y,
    side / 800,
  );

/** A plate with slashed ends. */
function plate(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 0.86,
): string {
  return fill(slash(x, y + height, width, height), colour, { 'fill-opacity': opacity.toFixed(2) });
}

/** The burst of a note that was hit in time. */
function hit(track: Track, lane: number, z = JUDGE): string {
  const [u, w] = track.lane(lane);
  const [x, y] = track.point(u + w / 2, z);
  const wide = (w * track.shape.width * track.scale(z)) / 2;
  const colour = track.colour(lane);
  const pillar = linear(
    [0, y],
    [0, y - 420],
    [
      [0, colour, 0.7],
      [1, colour, 0],
    ],
  );
  return (
    pillar.def +
    fill(
      poly([
        [x - wide * 0.9, y],
        [x - wide * 0.62, y - 420],
        [x + wide * 0.62, y - 420],
        [x + wide * 0.9, y],
      ]),
      pillar.url,
    ) +
    fill(ellipse(x, y, wide, wide * 0.2), colour, { 'fill-opacity': '0.6' }) +
    fill(ellipse(x, y, wide * 0.72, wide * 0.11), COLOUR.flash) +
    fill(spikes([x, y - 8], Math.min(wide, 240) * 1.2, 40, lane + 3), COLOUR.flash) +
    fill(shards([x, y - 60], 40, Math.min(wide, 220), 22, lane + 5, 0.9), colour) +
    fill(shards([x, y - 60], 30, Math.min(wide, 180), 12, lane + 9, 0.6), COLOUR.flash)
  );
}

interface Show {
  readonly mode: 'LIGHT MIX' | 'HARD MIX';
  readonly song: number;
  readonly title: string;
  readonly level: string;
  readonly score: string;
  readonly combo: string;
  readonly life: number;
  readonly idol: number;
}

/** Score, combo, life, song: everything that lies over the track. */
function display(show: Show, accent: string): string {
  const life = Array.from({ length: 20 }, (_, index) =>
    fill(slash(1196 + index * 30, 88, 22, 26), index / 20 < show.life ? accent : COLOUR.line),
  ).join('');
  const keys = show.mode === 'LIGHT MIX' ? ['F', 'J'] : ['D', 'F', 'J', 'K'];
  return (
    plate(40, 36, 560, 132, COLOUR.ink) +
    cover(show.song, 70, 46, 112) +
    write(show.title, 206, 92, 30, COLOUR.paper) +
    write('AXTORM', 206, 126, 18, COLOUR.mist) +
    write(show.level, 206, 156, 20, accent) +
    plate(1150, 36, 730, 132, COLOUR.ink) +
    write('LIFE', 1850, 58, 18, COLOUR.mist, 'end') +
    life +
    write(show.score, 1838, 152, 52, COLOUR.paper, 'end') +
    write('SCORE', 1200, 148, 22, COLOUR.mist) +
    haloed(show.combo, 960, 356, 118) +
    write('COMBO', 960, 404, 30, accent, 'middle') +
    judgement() +
    write(show.mode, 70, 1040, 34, COLOUR.paper) +
    write(`${keys.length.toString()} LANES`, 70, 996, 20, accent) +
    fill(rect(0, 1070, W, 10), COLOUR.line) +
    fill(rect(0, 1070, W * 0.62, 10), accent)
  );
}

function haloed(text: string, x: number, y: number, size: number): string {
  const { d } = words(text, x, y, { face: 'display', size, anchor: 'middle' });
  return stroke(d, COLOUR.ink, 20) + fill(d, COLOUR.paper);
}

function judgement(): string {
  const { d } = words('PERFECT', 960, 486, { face: 'display', size: 58, anchor: 'middle' });
  return stroke(d, COLOUR.ink, 16) + fill(d, COLOUR.gold);
}

/** The keys that play each lane, on the near edge. */
function keys(track: Track, names: readonly string[]): string {
  return names
    .map((name, lane) => {
      const [u, w] = track.lane(lane);
      const [x, y] = track.point(u + w / 2, -0.012);
      return (
        fill(ellipse(x, y - 6, 46, 26), COLOUR.ink) +
        stroke(ellipse(x, y - 6, 46, 26), track.colour(lane), 6) +
        write(name, x, y + 8, 34, COLOUR.paper, 'middle')
      );
    })
    .join('');
}

function backdrop(show: Show): string {
  const idol = CAST[show.idol] as Idol;
  const at = show.mode === 'LIGHT MIX' ? 300 : 1640;
  return (
    ground(W, H, '#0B0B18') +
    haze(W, H, COLOUR.a, 'left', 0.2) +
    haze(W, H, COLOUR.b, 'right', 0.2) +
    beams(W, H, show.song + 31, 0.2) +
    fill(hatching({ x: 1500, y: 180, width: 420, height: 700 }, 48, 14), COLOUR.line, {
      'fill-opacity': '0.5',
    }) +
    group(place(figure(idol, idol.figure), at, 430, 0.52))
  );
}

/** LIGHT MIX in play: two lanes. */
export function lanesLight(): string {
  const track = new Track({ vanish: [960, 150], near: 1040, width: 1180, lanes: 2, steep: 3.6 });
  const show: Show = {
    mode: 'LIGHT MIX',
    song: 3,
    title: 'Paper Moon Arcade',
    level: 'NORMAL 05',
    score: '0,742,180',
    combo: '128',
    life: 0.9,
    idol: 2,
  };
  return drawing(
    W,
    H,
    backdrop(show) +
      track.floor() +
      track.note(1, 3.4) +
      track.note(0, 2.5) +
      track.note(1, 1.5) +
      track.note(1, 0.86) +
      track.hold(0, 0.42, 1.1) +
      track.note(1, 0.28) +
      track.judge(JUDGE) +
      hit(track, 0) +
      keys(track, ['F', 'J']) +
      display(show, COLOUR.a),
  );
}

/** HARD MIX in play: four lanes. */
export function lanesHard(): string {
  const track = new Track({ vanish: [960, 150], near: 1040, width: 1500, lanes: 4, steep: 3.6 });
  const show: Show = {
    mode: 'HARD MIX',
    song: 4,
    title: 'VOLT KABUKI',
    level: 'MASTER 14',
    score: '1,043,907',
    combo: '1190',
    life: 0.55,
    idol: 1,
  };
  const notes = [
    [3, 4.4],
    [0, 3.6],
    [1, 3],
    [2, 2.5],
    [0, 2.5],
    [3, 2],
    [1, 1.6],
    [0, 1.3],
    [3, 1],
    [2, 0.74],
    [0, 0.56],
    [3, 0.4],
    [0, 0.24],
    [3, 0.14],
  ] as const;
  return drawing(
    W,
    H,
    backdrop(show) +
      track.floor() +
      track.hold(1, 0.22, 0.8) +
      notes.map(([lane, z]) => track.note(lane, z)).join('') +
      track.judge(JUDGE) +
      hit(track, 0) +
      hit(track, 2) +
      keys(track, ['D', 'F', 'J', 'K']) +
      display(show, COLOUR.b),
  );
}

/** How to play, without words: a note's way down its lane, and the tap on the line. */
export function tutorial(): string {
  const track = new Track({ vanish: [960, 60], near: 1000, width: 1160, lanes: 2, steep: 3.4 });
  const ghost = (z: number, opacity: number) =>
    group(track.note(0, z), { opacity: opacity.toFixed(2) });
  const step = (
    label: string,
    x: number,
    y: number,
    target: readonly [number, number],
    colour: string,
  ) =>
    stroke(
      `M${x.toString()} ${y.toString()}L${target[0].toFixed(0)} ${target[1].toFixed(0)}`,
      colour,
      6,
    ) +
    fill(ellipse(target[0], target[1], 10), colour) +
    fill(ellipse(x, y, 62), COLOUR.ink) +
    stroke(ellipse(x, y, 62), colour, 10) +
    write(label, x, y + 25, 70, COLOUR.paper, 'middle');
  const arrows = [1.6, 0.76, 0.36]
    .map((z) => {
      const [x, y] = track.point(0.25, z);
      const s = track.scale(z) * 2.2;
      return fill(
        poly([
          [x - 60 * s, y],
          [x + 60 * s, y],
          [x, y + 46 * s],
        ]),
        COLOUR.flash,
        { 'fill-opacity': '0.9' },
      );
    })
    .join('');
  return drawing(
    W,
    H,
    ground(W, H, '#0B0B18') +
      haze(W, H, COLOUR.a, 'left', 0.24) +
      haze(W, H, COLOUR.b, 'right', 0.24) +
      track.floor() +
      track.judge(JUDGE) +
      ghost(2.4, 0.35) +
      ghost(1.1, 0.5) +
      ghost(0.5, 0.7) +
      arrows +
      ghost(0.22, 0.9) +
      hit(track, 0, JUDGE) +
      keys(track, ['F', 'J']) +
      step('1', 330, 330, track.point(0.04, 1.12), COLOUR.a) +
      step('2', 1590, 330, track.point(0.8, 0.5), COLOUR.b) +
      step('3', 200, 760, track.point(0.03, JUDGE), COLOUR.gold),
  );
}

/** The example: two notes on the line at once, and the collision between them. */
export function tutorialExample(): string {
  const track = new Track({ vanish: [960, 120], near: 1000, width: 1300, lanes: 2, steep: 3.4 });
  const [x, y] = track.point(0.5, JUDGE);
  const link = poly([
    [x - 380, y - 20],
    [x + 380, y - 20],
    [x + 380, y + 20],
    [x - 380, y + 20],
  ]);
  const { d } = words('PERFECT', 960, 420, { face: 'display', size: 96, anchor: 'middle' });
  return drawing(
    W,
    H,
    ground(W, H, '#0B0B18') +
      haze(W, H, COLOUR.a, 'left', 0.3) +
      haze(W, H, COLOUR.b, 'right', 0.3) +
      track.floor() +
      [2.4, 1.2, 0.56].map((z) => track.note(0, z) + track.note(1, z)).join('') +
      track.judge(JUDGE) +
      hit(track, 0, JUDGE) +
      hit(track, 1, JUDGE) +
      fill(link, COLOUR.flash, { 'fill-opacity': '0.8' }) +
      burst([x, y - 10], 560, 8) +
      fill(
        poly([
          [x + 320 * SLASH, y - 330],
          [x + 26, y],
          [x - 220 * SLASH, y + 200],
          [x - 26, y],
        ]),
        COLOUR.flash,
      ) +
      stroke(d, COLOUR.ink, 24) +
      fill(d, COLOUR.gold) +
      keys(track, ['F', 'J']),
  );
}
