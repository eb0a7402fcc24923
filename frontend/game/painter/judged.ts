/** Where the judgement of a press is said: no note that is still to come passes behind it. */
import { units } from './pen';
import { type Runway, xAt, yAt } from './runway';
import type { Sprites } from './sprites';

/** Pixels from the lanes, from the edges, and between both words. */
const GAP = 8;
/** How far down the lanes it stands beside them, from the vanishing point to the line. */
const BESIDE = 0.86;
/** Heights of a note from the line down to below the error bar. */
const BELOW = 1.7;

/** The middle of the judgement in units, and of what says early or late: how far aside and below it. */
export interface Judged {
  readonly x: number;
  readonly y: number;
  readonly aside: number;
  readonly below: number;
}

/**
 * Lays out what is said of a press: below the line on upright stages, which the lanes fill, and else on the left of the lanes.
 *
 * @param isPlayed a film, in which no one waits for a note, has it in the middle
 */
export function layJudged(runway: Runway, sprites: Sprites, isPlayed: boolean): Judged {
  const { width, height, centre, line, note } = runway;
  if (!isPlayed)
    return { x: units(centre), y: units(height * 0.46), aside: 0, below: units(height * 0.045) };
  const wide = Math.max(...sprites.words.map((word) => word.width));
  const tall = sprites.words[0]?.height ?? 0;
  if (height > width) {
    const y = Math.min(line + note * BELOW + tall / 2, height - GAP - tall / 2);
    const aside = wide / 2 + GAP + Math.max(sprites.early.width, sprites.late.width) / 2;
    return { x: units(centre), y: units(y), aside: units(aside), below: 0 };
  }
  const y = yAt(runway, BESIDE);
  const x = Math.max(wide / 2, xAt(runway, -0.5, BESIDE + tall / height) - GAP - wide / 2);
  return { x: units(x), y: units(y), aside: 0, below: units(tall * 0.75) };
}
