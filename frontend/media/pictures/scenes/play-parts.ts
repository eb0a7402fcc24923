import { ellipse, poly, rect } from '../system/geometry';
import { clip, fill, linear, place, stroke } from '../system/svg';
import { shards, spikes } from '../system/texture';
import { words } from '../system/text';
import { COLOUR } from '../system/tokens';
import { SONG_ART } from './songs';
import type { Track } from './track';

/** Every picture of play is this large. */
export const PLAY = { width: 1920, height: 1080 } as const;

/** How far the line on which notes are hit is from the near edge. */
export const JUDGE = 0.06;

export type Anchor = 'start' | 'middle' | 'end';

/** A line of display type. */
export function write(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor: Anchor = 'start',
): string {
  return fill(words(text, x, y, { face: 'display', size, anchor }).d, colour);
}

/** Display type with a dark keyline, for busy grounds. */
export function shout(text: string, x: number, y: number, size: number, colour: string): string {
  const { d } = words(text, x, y, { face: 'display', size, anchor: 'middle' });
  return stroke(d, COLOUR.ink, size * 0.24) + fill(d, colour);
}

/** A square drawing as part of another: cut to its own edges, at a place and a size. */
export function piece(svg: string, x: number, y: number, side: number): string {
  const [, width = '1'] = /width="([\d.]+)"/.exec(svg) ?? [];
  const own = Number(width);
  const body = svg.replace(/^<svg[^>]*>|<\/svg>\n?$/g, '');
  return place(clip(rect(0, 0, own, own), body), x, y, side / own);
}

/** A song's art at a place. */
export const cover = (index: number, x: number, y: number, side: number): string =>
  piece(SONG_ART[index]?.() ?? '', x, y, side);

/** The burst of a note that was hit in time, with a pillar of light over its lane. */
export function hit(track: Track, lane: number, z = JUDGE): string {
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
  const column = poly([
    [x - wide * 0.9, y],
    [x - wide * 0.62, y - 420],
    [x + wide * 0.62, y - 420],
    [x + wide * 0.9, y],
  ]);
  const size = Math.min(wide, 220);
  return (
    pillar.def +
    fill(column, pillar.url) +
    fill(ellipse(x, y, wide, wide * 0.18), colour, { 'fill-opacity': '0.6' }) +
    track.note(lane, z - 0.02) +
    fill(spikes([x, y - 16], size * 1.3, 44, lane + 3), COLOUR.flash) +
    fill(shards([x, y - 60], 40, size, 22, lane + 5, 0.9), colour) +
    fill(shards([x, y - 60], 30, size * 0.8, 12, lane + 9, 0.6), COLOUR.flash)
  );
}

/** The keys that play each lane, on the near edge. */
export function keys(track: Track, names: readonly string[]): string {
  return names
    .map((name, lane) => {
      const [u, w] = track.lane(lane);
      const [x, y] = track.point(u + w / 2, 0.006);
      const cap = `M${(x - 44).toFixed(1)} ${(y - 30).toFixed(1)}h88v44h-88z`;
      return (
        fill(cap, COLOUR.ink) +
        stroke(cap, track.colour(lane), 6) +
        write(name, x, y + 4, 32, COLOUR.paper, 'middle')
      );
    })
    .join('');
}
