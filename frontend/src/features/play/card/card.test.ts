import { expect, it } from 'vitest';

import { gradeOf } from '@axtorm/game/engine/score';
import { gradeColour } from './card';

it('has gold for S+ and S alone', () => {
  const palette = { gold: 'gold', paper: 'paper' };
  const colours = [1_000_000, 940_000, 900_000, 800_000, 600_000, 450_000, 0].map((score) =>
    gradeColour(gradeOf(score), palette),
  );
  expect(colours).toEqual(['gold', 'gold', 'paper', 'paper', 'paper', 'paper', 'paper']);
});
