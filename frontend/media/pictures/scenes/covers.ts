import { rect } from '../system/geometry';
import { clip, place } from '../system/svg';
import { SONG_ART } from './songs';

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
