import { ellipse, poly, rect } from '../system/geometry';
import type { Point } from '../system/geometry';
import { drawing, fill, group, stroke } from '../system/svg';
import { loudness, waveform } from '../system/texture';
import { COLOUR } from '../system/tokens';
import { burst, core, ground, haze } from './backdrop';
import { JUDGE, PLAY, hit, keys, shout, write } from './play-parts';
import { Track } from './track';

const { width: W, height: H } = PLAY;

const dark = () =>
  ground(W, H, '#0B0B18') +
  haze(W, H, COLOUR.a, 'left', 0.26) +
  haze(W, H, COLOUR.b, 'right', 0.26);

/** A step's number, tied to what it is about. */
function step(label: string, x: number, y: number, target: Point, colour: string): string {
  const [tx, ty] = target;
  const elbow = `M${x.toFixed(0)} ${y.toFixed(0)}L${tx.toFixed(0)} ${ty.toFixed(0)}`;
  return (
    stroke(elbow, COLOUR.ink, 14) +
    stroke(elbow, colour, 6) +
    fill(ellipse(tx, ty, 14), colour) +
    fill(ellipse(x, y, 66), COLOUR.ink) +
    stroke(ellipse(x, y, 66), colour, 10) +
    write(label, x, y + 26, 72, COLOUR.paper, 'middle')
  );
}

/** The music beside the lane: a waveform with its four beats, the third of them now. */
function beat(x: number, y: number): string {
  const wave = waveform({ x, y, width: 400, height: 200 }, 16, 10, (t) => {
    const phase = (t * 4) % 1;
    return 0.14 + 0.86 * Math.exp(-phase * 4) * (0.75 + 0.25 * loudness(t, 2));
  });
  const beats = [0, 1, 2, 3]
    .map((index) =>
      fill(rect(x + index * 100, y + 226, 84, 16), index === 2 ? COLOUR.gold : COLOUR.line),
    )
    .join('');
  return fill(wave, COLOUR.b) + beats;
}

/** How to play, without words: a note's way down its lane, the beat, and the tap on the line. */
export function tutorial(): string {
  const track = new Track({ vanish: [960, 60], near: 1010, width: 1080, lanes: 2, steep: 3.2 });
  const ghost = (z: number, opacity: number) =>
    group(track.note(0, z), { opacity: opacity.toFixed(2) });
  const arrows = [1.7, 0.8, 0.38]
    .map((z) => {
      const [x, y] = track.point(0.25, z);
      const s = track.scale(z) * 2.2;
      const d = poly([
        [x - 60 * s, y],
        [x + 60 * s, y],
        [x, y + 46 * s],
      ]);
      return fill(d, COLOUR.flash, { 'fill-opacity': '0.9' });
    })
    .join('');
  return drawing(
    W,
    H,
    dark() +
      track.floor() +
      burst([960, 60], 160, 3) +
      track.judge(JUDGE) +
      ghost(2.6, 0.45) +
      ghost(1.15, 0.65) +
      ghost(0.54, 0.8) +
      arrows +
      track.note(0, 0.24) +
      hit(track, 0) +
      keys(track, ['F', 'J']) +
      beat(1452, 440) +
      step('1', 330, 300, track.point(0.06, 1.2), COLOUR.a) +
      step('2', 1652, 280, [1652, 452], COLOUR.b) +
      step('3', 190, 720, track.point(0.01, JUDGE), COLOUR.gold),
  );
}

/** The example: two notes on the line at once, and the collision between them. */
export function tutorialExample(): string {
  const track = new Track({ vanish: [960, 110], near: 1000, width: 1320, lanes: 2, steep: 3.2 });
  const [x, y] = track.point(0.5, JUDGE);
  return drawing(
    W,
    H,
    dark() +
      track.floor() +
      burst([960, 110], 160, 3) +
      [2.8, 1.4, 0.66].map((z) => track.note(0, z) + track.note(1, z)).join('') +
      track.judge(JUDGE) +
      hit(track, 0) +
      hit(track, 1) +
      burst([x, y - 30], 600, 8) +
      core([x, y - 30], 360) +
      shout('PERFECT', 960, 440, 104, COLOUR.gold) +
      keys(track, ['F', 'J']),
  );
}
