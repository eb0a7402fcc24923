/** How much a player may miss: what a play that is to be cleared lives on. */
import type { Difficulty } from '../types';
import { GOOD, GREAT, MISS, PERFECT } from './judgement';

/** What a play begins with, and the most that it may have. */
export const FULL_LIFE = 1000;

/**
 * What a judgement gives and takes. A MISS takes as much as a dozen PERFECTs give, so that one slip in ten notes is borne for a
 * whole song and one in five is not; docs/decisions/0067-life-ends-no-play.md has what modelled players come to.
 */
const CHANGE: Readonly<Record<number, number>> = {
  [PERFECT]: 4,
  [GREAT]: 2,
  [GOOD]: -8,
  [MISS]: -50,
};

/** Difficulties in which a play can be lost: all but the one that is for beginners. A first song never is. */
export function hasLife(difficulty: Difficulty): boolean {
  return difficulty !== 'easy';
}

/** Life after a judgement. What has fallen below zero stays there: the play goes on, and is not cleared. */
export function lifeAfter(life: number, judgement: number): number {
  if (life < 0) return life;
  return Math.min(FULL_LIFE, life + (CHANGE[judgement] ?? 0));
}
