/** What sets the difficulties of each play style apart. */
import type { Difficulty, Mix } from '@axtorm/game/types';

/** Two notes of one hand, in different lanes, are so many milliseconds apart at least. */
export const HAND_GAP = 100;

/** What a difficulty asks of a player. */
export interface Level {
  /** Strikes a second over the whole cut. */
  readonly density: number;
  /** Milliseconds between two strikes at least. */
  readonly gap: number;
  /** Milliseconds between two notes of one lane at least: one finger plays them. */
  readonly laneGap: number;
  /** Only every so many sixteenths of a bar may have a note. */
  readonly grid: 1 | 2 | 4;
  /** One strike in so many takes two lanes at once: the collision. */
  readonly collisionEvery: number;
  /** Milliseconds that a tone of the tune sounds at least where it is held, and how many of a bar are at most. */
  readonly sustain: number;
  readonly holdsPerBar: number;
}

/** What a chart is made by. */
export interface Rules {
  readonly lanes: number;
  readonly level: Level;
  readonly stepMilliseconds: number;
}

const LIGHT: Readonly<Record<Difficulty, Level>> = {
  easy: {
    density: 1.1,
    gap: 400,
    laneGap: 420,
    grid: 4,
    collisionEvery: 24,
    sustain: 400,
    holdsPerBar: 1,
  },
  normal: {
    density: 1.7,
    gap: 290,
    laneGap: 300,
    grid: 2,
    collisionEvery: 16,
    sustain: 380,
    holdsPerBar: 1,
  },
  hard: {
    density: 2.5,
    gap: 190,
    laneGap: 220,
    grid: 2,
    collisionEvery: 12,
    sustain: 340,
    holdsPerBar: 2,
  },
  expert: {
    density: 3.5,
    gap: 120,
    laneGap: 180,
    grid: 1,
    collisionEvery: 10,
    sustain: 300,
    holdsPerBar: 2,
  },
  master: {
    density: 4.6,
    gap: 95,
    laneGap: 150,
    grid: 1,
    collisionEvery: 8,
    sustain: 260,
    holdsPerBar: 3,
  },
};

const HARD: Readonly<Record<Difficulty, Level>> = {
  easy: {
    density: 1.3,
    gap: 380,
    laneGap: 420,
    grid: 4,
    collisionEvery: 20,
    sustain: 400,
    holdsPerBar: 1,
  },
  normal: {
    density: 2.5,
    gap: 250,
    laneGap: 300,
    grid: 2,
    collisionEvery: 14,
    sustain: 380,
    holdsPerBar: 1,
  },
  hard: {
    density: 3.4,
    gap: 150,
    laneGap: 240,
    grid: 1,
    collisionEvery: 10,
    sustain: 340,
    holdsPerBar: 2,
  },
  expert: {
    density: 4.8,
    gap: 105,
    laneGap: 200,
    grid: 1,
    collisionEvery: 8,
    sustain: 300,
    holdsPerBar: 2,
  },
  master: {
    density: 6.4,
    gap: 78,
    laneGap: 155,
    grid: 1,
    collisionEvery: 6,
    sustain: 260,
    holdsPerBar: 3,
  },
};

export const LEVELS: Readonly<Record<Mix, Readonly<Record<Difficulty, Level>>>> = {
  light: LIGHT,
  hard: HARD,
};
