import { DIFFICULTIES, DIFFICULTIES_OF } from '@axtorm/game/chart/chart';
import type { Difficulty, Mix } from '@axtorm/game/types';

/** A difficulty, and its name on the screen. */
interface DifficultyChoice {
  readonly value: Difficulty;
  readonly label: string;
}

/**
 * The difficulties of the game, in every language. Their names are the game's own, as those of songs are; the sentence about them on
 * the page may name fewer.
 */
export const DIFFICULTY_CHOICES: readonly DifficultyChoice[] = DIFFICULTIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** Those of a style. */
export const choicesOf = (mix: Mix): readonly DifficultyChoice[] =>
  DIFFICULTY_CHOICES.filter(({ value }) => DIFFICULTIES_OF[mix].includes(value));
