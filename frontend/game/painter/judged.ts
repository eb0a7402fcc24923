/** Where the judgement of a press is said: no note that is still to come passes behind it. */
import { KEY_TALL, keysOf } from './lanes';
import { UNITS, units } from './pen';
import type { Plate } from './plates';
import { type Runway, xAt } from './runway';
import type { Sprites } from './sprites';

/** Pixels from the lanes, from the edges, and between both words. */
const GAP = 8;

/** The middle of the judgement in units, and of what says early or late: how far aside and below it. */
export interface Judged {
  readonly x: number;
  readonly y: number;
  readonly aside: number;
  readonly below: number;
}

/**
 * Lays out what is said of a press: below the keys on upright stages, which the lanes fill, and else on the left of the lanes
 * below the combo, where the idol has neither face nor legs.
 *
 * @param isPlayed a film, in which no one waits for a note, has it in the middle
 */
export function layJudged(
  runway: Runway,
  sprites: Sprites,
  combo: Plate,
  isPlayed: boolean,
): Judged {
  const { width, height, centre, line, horizon } = runway;
  if (!isPlayed)
    return { x: units(centre), y: units(height * 0.46), aside: 0, below: units(height * 0.045) };
  const wide = Math.max(...sprites.words.map((word) => word.width));
  const tall = sprites.words[0]?.height ?? 0;
  if (height > width) {
    const keys = keysOf(runway);
    const foot = keys.y + KEY_TALL * keys.size;
    const y = Math.min(foot + GAP / 2 + tall / 2, height - GAP - tall / 2);
    const aside = wide / 2 + GAP + Math.max(sprites.early.width, sprites.late.width) / 2;
    return { x: units(centre), y: units(y), aside: units(aside), below: 0 };
  }
  const below = tall * 0.75;
  const y = combo.y / UNITS + combo.picture.height / 2 + GAP + tall / 2;
  // Lanes grow wider towards the player.
  const most = (foot: number, width: number) =>
    xAt(runway, -0.5, (foot - horizon) / (line - horizon)) - GAP - width / 2;
  const said = [sprites.early, sprites.late].map((word) =>
    most(y + below + word.height / 2, word.width),
  );
  const x = Math.max(wide / 2, Math.min(most(y + tall / 2, wide), ...said));
  return { x: units(x), y: units(y), aside: 0, below: units(below) };
}
