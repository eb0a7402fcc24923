import { DIFFICULTIES } from '@axtorm/game/chart/chart';
import type { Difficulty } from '@axtorm/game/types';

/**
 * The difficulties of the game, in every language. Their names are the game's own, as those of songs are; the sentence about them on
 * the page may name fewer.
 */
export const DIFFICULTY_CHOICES: readonly { readonly value: Difficulty; readonly label: string }[] =
  DIFFICULTIES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));
