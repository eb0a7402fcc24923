import { expect, it } from 'vitest';

import { FADER_STEPS, ROUND_BEATS, UNMOVED, faderAt, fadersOf, withMove } from './moves';

it('has the step of each beat of a round for a frame to look up', () => {
  const moves = withMove(withMove(UNMOVED, 8, 0), 40, FADER_STEPS);
  const faders = fadersOf(moves);
  expect(faders).toHaveLength(ROUND_BEATS);
  for (const [beat, step] of faders.entries())
    expect(step / FADER_STEPS, String(beat)).toBe(faderAt(moves, beat));
  expect([7, 8, 39, 40, 127].map((beat) => faders[beat])).toEqual([10, 0, 0, 20, 20]);
});
