import { expect, it } from 'vitest';

import type { SongCharts } from '../types';
import { LESSON } from './lesson';
import { scrollFaults } from './scroll-faults';

/** The tutorial with changes of speed in one chart. */
const withScroll = (difficulty: 'hard' | 'expert', changes: readonly number[]): SongCharts => ({
  ...LESSON,
  scroll: { light: { [difficulty]: changes } },
});

it('allows songs without changes of speed, and two to four modest ones', () => {
  expect(scrollFaults(LESSON)).toEqual([]);
  expect(scrollFaults(withScroll('expert', [16, 75, 32, 125, 64, 100]))).toEqual([]);
});

it.each([
  ['in an easier chart', 'hard', [16, 75, 32, 125], 'may not change its speed'],
  ['of no whole pairs', 'expert', [16, 75, 32], 'changes its speed off the grid'],
  ['between two sixteenths', 'expert', [16.5, 75, 32, 125], 'changes its speed off the grid'],
  ['that goes back', 'expert', [32, 75, 16, 125], 'changes its speed off the grid'],
  ['after the end', 'expert', [16, 75, LESSON.bars * 16, 125], 'changes its speed off the grid'],
  ['that is a jump', 'expert', [16, 50, 32, 125], 'changes its speed too much'],
  ['that is alone', 'expert', [16, 75], 'changes its speed 1 times'],
] as const)('refuses a change %s', (_, difficulty, changes, fault) => {
  expect(scrollFaults(withScroll(difficulty, changes))).toContain(`light ${difficulty} ${fault}`);
});
