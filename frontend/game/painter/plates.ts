/** The plates of the combo and of the score, so that no note passes behind their digits. */
import { type Sprite, UNITS, advanceOf, units } from './pen';
import { type Runway, xAt } from './runway';
import { LEAN, type Sprites, type Studio, sprite, trace } from './sprites';

/** Digits of a combo that fit: no cut of a song has a thousand notes. */
const COMBO_DIGITS = 3;
/** A million points and leading noughts. */
export const SCORE_DIGITS = 7;
/** Pixels around digits, from a plate to the lanes, and from the score to both edges. */
const PAD = 8;
const GAP = 8;
const EDGE = 16;
const SCORE_Y = 34;

/** A plate in its place; numbers in whole units. */
export interface Plate {
  readonly picture: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Both plates. */
export interface Plates {
  readonly combo: Plate;
  readonly score: Plate;
}

/** The score's plate leans no farther than to the edge of the stage. */
const MOST_LEAN = 2 * (EDGE - PAD);

/** A slanted plate of a size with a line below. */
function plateOf(width: number, height: number, studio: Studio): Sprite {
  const { palette } = studio;
  const lean = Math.min(MOST_LEAN, height * LEAN);
  return sprite(studio, width + lean, height, (context) => {
    const shape = (top: number, bottom: number) => {
      trace(context, [
        [lean * (1 - top / height), top],
        [width + lean * (1 - top / height), top],
        [width + lean * (1 - bottom / height), bottom],
        [lean * (1 - bottom / height), bottom],
      ]);
      context.fill();
    };
    context.fillStyle = palette.ink;
    shape(0, height);
    context.fillStyle = palette.line;
    shape(height - 3, height);
  });
}

const widthOf = (digits: readonly Sprite[], count: number): number =>
  (count * advanceOf(digits)) / UNITS + 2 * PAD;
const heightOf = (digits: readonly Sprite[]): number => (digits[0]?.height ?? 0) * 0.84;

/** Lays the combo on the left of the lanes, where none of them is, and the score in the upper right corner. */
export function layPlates(runway: Runway, sprites: Sprites, studio: Studio): Plates {
  const { width, height, horizon, line } = runway;
  const plate = (digits: readonly Sprite[], count: number, most: number) =>
    plateOf(widthOf(digits, count), Math.min(most, heightOf(digits)), studio);
  const combo = plate(sprites.digits, COMBO_DIGITS, height);
  // It reaches the upper edge at most.
  const score = plate(sprites.smallDigits, SCORE_DIGITS, 2 * SCORE_Y);
  // Upright stages are narrow: there it stands higher, where the lanes are narrow too.
  const y = height * (height > width ? 0.178 : 0.34);
  const scale = (y + combo.height / 2 - horizon) / (line - horizon);
  const lanesFrom = xAt(runway, -0.5, Math.max(0, scale));
  const x = Math.max(combo.width / 2 + GAP, lanesFrom - GAP - combo.width / 2);
  return {
    combo: { picture: combo, x: units(x), y: units(y) },
    score: {
      picture: score,
      x: units(width - EDGE + PAD - widthOf(sprites.smallDigits, SCORE_DIGITS) / 2),
      y: units(SCORE_Y),
    },
  };
}
