import { poly, rect, slash } from '../system/geometry';
import { drawing, fill, place } from '../system/svg';
import { hatching, loudness } from '../system/texture';
import { COLOUR } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { beams, burst, core, ground, haze } from './backdrop';
import type { Level } from './level';
import { JUDGE, PLAY, cover, hit, keys, shout, write } from './play-parts';
import { Track } from './track';

const { width: W, height: H } = PLAY;

/** What the screen shows at the moment of the picture. */
interface Show {
  readonly mode: 'LIGHT MIX' | 'HARD MIX';
  readonly song: number;
  readonly title: string;
  readonly level: Level;
  readonly score: string;
  readonly combo: string;
  /** Shares of the whole: life left, song gone. */
  readonly life: number;
  readonly gone: number;
  readonly idol: number;
  /** The idol's place, and where the mode's name stands: on the other side. */
  readonly side: 'left' | 'right';
  readonly accent: string;
}

/** A plate with slashed ends. */
function plate(x: number, y: number, width: number, height: number, accent: string): string {
  return (
    fill(slash(x, y + height, width, height), COLOUR.ink, { 'fill-opacity': '0.9' }) +
    fill(slash(x - 2, y + height + 8, width, 8), accent)
  );
}

/** Score, combo, life, song: everything that lies over the track. */
function display(show: Show): string {
  const { accent, side } = show;
  const life = Array.from({ length: 20 }, (_, index) =>
    fill(slash(1216 + index * 30, 90, 22, 24), index / 20 < show.life ? accent : COLOUR.line),
  ).join('');
  const [x, anchor] = side === 'left' ? [1848, 'end' as const] : [48, 'start' as const];
  return (
    plate(30, 32, 600, 136, accent) +
    cover(show.song, 84, 44, 112) +
    write(show.title, 222, 92, 29, COLOUR.paper) +
    write('AXTORM', 222, 124, 17, COLOUR.mist) +
    write(show.level, 222, 156, 21, accent) +
    plate(1166, 32, 690, 136, accent) +
    write('LIFE', 1832, 60, 17, COLOUR.mist, 'end') +
    life +
    write(show.score, 1818, 156, 50, COLOUR.paper, 'end') +
    write('SCORE', 1216, 152, 20, COLOUR.mist) +
    shout(show.combo, 960, 352, 118, COLOUR.paper) +
    shout('COMBO', 960, 402, 28, accent) +
    shout('PERFECT', 960, 500, 64, COLOUR.gold) +
    write(show.mode, x, 246, 40, COLOUR.paper, anchor) +
    write(show.mode === 'LIGHT MIX' ? '2 LANES' : '4 LANES', x, 282, 22, accent, anchor) +
    fill(rect(0, 1068, W, 12), COLOUR.line) +
    fill(rect(0, 1068, W * show.gone, 12), accent)
  );
}

/** Meters beside the track: bars that lean with its edges. */
function meters(track: Track): string {
  return Array.from({ length: 22 }, (_, index) => {
    const z = 0.05 + index * 0.085;
    const reach = 0.03 + 0.16 * loudness(index / 22, 3);
    const left = fill(track.quad(-0.05 - reach, -0.05, z, z + 0.05), COLOUR.a, {
      'fill-opacity': '0.7',
    });
    const right = fill(track.quad(1.05, 1.05 + reach, z, z + 0.05), COLOUR.b, {
      'fill-opacity': '0.7',
    });
    return left + right;
  }).join('');
}

function backdrop(show: Show, track: Track): string {
  const idol = CAST[show.idol] as Idol;
  const at = show.side === 'left' ? 262 : 1664;
  const spot = poly([
    [at - 90, 0],
    [at + 90, 0],
    [at + 330, H],
    [at - 330, H],
  ]);
  return (
    ground(W, H, '#0B0B18') +
    haze(W, H, COLOUR.a, 'left', 0.2) +
    haze(W, H, COLOUR.b, 'right', 0.2) +
    beams(W, H, show.song + 31, 0.2) +
    fill(hatching({ x: 1500, y: 200, width: 420, height: 700 }, 48, 14), COLOUR.line, {
      'fill-opacity': '0.4',
    }) +
    fill(spot, idol.b, { 'fill-opacity': '0.18' }) +
    meters(track) +
    place(figure(idol, idol.figure), at, 486, 0.5) +
    track.floor() +
    burst(track.shape.vanish, 200, 3) +
    core(track.shape.vanish, 90)
  );
}

/** LIGHT MIX in play: two lanes. */
export function lanesLight(): string {
  const track = new Track({ vanish: [960, 170], near: 1050, width: 1080, lanes: 2, steep: 3.2 });
  const show: Show = {
    mode: 'LIGHT MIX',
    song: 3,
    title: 'Paper Moon Arcade',
    level: 'NORMAL 05',
    score: '0742180',
    combo: '128',
    life: 0.9,
    gone: 0.46,
    idol: 2,
    side: 'left',
    accent: COLOUR.a,
  };
  const notes = [
    [1, 5],
    [0, 3.6],
    [1, 2.6],
    [1, 1.5],
    [1, 0.84],
  ] as const;
  const body =
    notes.map(([lane, z]) => track.note(lane, z)).join('') +
    track.hold(0, 0.44, 1.3) +
    track.note(1, 0.3) +
    track.judge(JUDGE) +
    hit(track, 0) +
    keys(track, ['F', 'J']);
  return drawing(W, H, backdrop(show, track) + body + display(show));
}

/** HARD MIX in play: four lanes. */
export function lanesHard(): string {
  const track = new Track({ vanish: [960, 170], near: 1050, width: 1440, lanes: 4, steep: 3.2 });
  const show: Show = {
    mode: 'HARD MIX',
    song: 4,
    title: 'VOLT KABUKI',
    level: 'EXPERT 13',
    score: '1043907',
    combo: '1190',
    life: 0.55,
    gone: 0.78,
    idol: 1,
    side: 'right',
    accent: COLOUR.b,
  };
  const far = [
    [3, 6],
    [0, 5],
    [1, 4.2],
    [2, 3.4],
    [0, 3.4],
    [3, 2.7],
    [1, 2.1],
    [0, 1.7],
    [3, 1.3],
    [2, 0.98],
    [0, 0.74],
    [3, 0.52],
    [0, 0.34],
    [3, 0.2],
  ] as const;
  const body =
    track.hold(1, 0.26, 1) +
    far.map(([lane, z]) => track.note(lane, z)).join('') +
    track.judge(JUDGE) +
    hit(track, 0) +
    hit(track, 2) +
    keys(track, ['D', 'F', 'J', 'K']);
  return drawing(W, H, backdrop(show, track) + body + display(show));
}
