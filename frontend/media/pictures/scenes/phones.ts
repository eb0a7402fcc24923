/** Headphones with round cups on a head in three-quarter view, turned to the left. The origin is between the eyes. */
import { ellipse, shift, slash } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { COLOUR } from '../system/tokens';
import type { Lamp } from '../ink/lamp';

/** The colours of a pair. */
export interface PhoneColours {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  /** Of the cushions, and inside the near cup with light on its edge. */
  readonly cushion: string;
  readonly inside: readonly [string, string];
  readonly core: readonly [string, string];
}

const BAND =
  'M-222 20C-236 -150 -150 -304 -8 -308C136 -308 222 -160 204 20L172 20C178 -130 110 -268 -8 -268C-124 -268 -190 -140 -186 20Z';

/** The band over the head. */
export const band = ({ part, rims }: Lamp, { base, light, shade }: PhoneColours): string =>
  part(
    BAND,
    base,
    fill('M204 20C222 -160 136 -308 -8 -308L-8 -280C110 -280 196 -150 184 20Z', shade) +
      fill('M-208 0C-214 -150 -140 -284 -20 -292L-20 -284C-130 -276 -204 -150 -198 0Z', light),
    rims(6),
  );

/** The far cup, seen on its edge. */
export const farCup = ({ part, rims }: Lamp, { base, cushion }: PhoneColours): string =>
  part(ellipse(-208, 44, 26, 80), base, fill(ellipse(-192, 44, 22, 80), cushion), rims(5));

/** The near cup, turned to the right. */
export function nearCup({ part, rims }: Lamp, colours: PhoneColours): string {
  const { base, shade, cushion, inside, core } = colours;
  const ring = (r: number, dx = 0) => ellipse(190 + dx, 36, r * 0.66, r);
  return (
    part(ring(86, -24), cushion) +
    part(ring(90), base, fill(shift(ring(90), 30, 16), shade) + fill(ring(78, -8), base), rims(6)) +
    part(ring(60, 8), inside[0], '', [{ from: [-8, -6], colour: inside[1] }]) +
    part(ring(32, 10), core[0], '', [{ from: [8, 6], colour: core[1] }]) +
    clip(ring(58, 8), fill(slash(176, 110, 12, 150), COLOUR.flash, { 'fill-opacity': '0.5' }))
  );
}
