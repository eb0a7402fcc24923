/** What sets the difficulties of each play style apart. */
import type { OfCharts } from '@axtorm/game/types';

/** What a difficulty asks of a player. */
export interface Level {
  /** Strikes a second over the whole cut. */
  readonly density: number;
  /** Milliseconds between two strikes at least. */
  readonly gap: number;
  /** Milliseconds between two notes of one lane at least: one finger plays them. */
  readonly laneGap: number;
  /** Milliseconds between two notes of one hand at least that are in different lanes. */
  readonly handGap: number;
  /** Only every so many sixteenths of a bar may have a note. */
  readonly grid: 1 | 2 | 4;
  /** One strike in so many takes two lanes at once: the collision. */
  readonly collisionEvery: number;
  /** Notes a second of its fullest bars: where there are not so many strikes, beats take a second lane and a third. */
  readonly crowd?: number;
  /** Milliseconds that a tone of the tune sounds at least where it is held, and how many of a bar are at most. */
  readonly sustain: number;
  readonly holdsPerBar: number;
  /** Holds that a chart has at least: where the tune sustains less, shorter tones are held. */
  readonly holds: number;
}

/** What a chart is made by. */
export interface Rules {
  readonly lanes: number;
  readonly level: Level;
  readonly stepMilliseconds: number;
}

/** What a hand needs between two lanes, but for the hardest chart. */
const HAND_GAP = 100;

const LIGHT: OfCharts<Level>['light'] = {
  easy: {
    density: 1.1,
    gap: 400,
    laneGap: 420,
    handGap: HAND_GAP,
    grid: 4,
    collisionEvery: 24,
    sustain: 400,
    holdsPerBar: 1,
    holds: 2,
  },
  normal: {
    density: 1.7,
    gap: 290,
    laneGap: 300,
    handGap: HAND_GAP,
    grid: 2,
    collisionEvery: 16,
    sustain: 380,
    holdsPerBar: 1,
    holds: 6,
  },
  hard: {
    density: 2.5,
    gap: 190,
    laneGap: 220,
    handGap: HAND_GAP,
    grid: 2,
    collisionEvery: 12,
    sustain: 340,
    holdsPerBar: 2,
    holds: 6,
  },
  expert: {
    density: 3.5,
    gap: 120,
    laneGap: 180,
    handGap: HAND_GAP,
    grid: 1,
    collisionEvery: 10,
    sustain: 300,
    holdsPerBar: 2,
    holds: 6,
  },
  master: {
    density: 4.4,
    gap: 95,
    laneGap: 150,
    handGap: HAND_GAP,
    grid: 1,
    collisionEvery: 10,
    sustain: 260,
    holdsPerBar: 3,
    holds: 6,
  },
};

/** The last difficulty of four lanes: nearly all that sounds, in which a lane is free again on every second sixteenth. */
export const CLASH = {
  density: 7.6,
  gap: 78,
  laneGap: 150,
  handGap: 78,
  grid: 1,
  collisionEvery: 5,
  crowd: 12,
  sustain: 260,
  holdsPerBar: 3,
  holds: 6,
} as const satisfies Level;

const HARD: OfCharts<Level>['hard'] = {
  easy: {
    density: 1.4,
    gap: 310,
    laneGap: 420,
    handGap: HAND_GAP,
    grid: 4,
    collisionEvery: 20,
    sustain: 400,
    holdsPerBar: 1,
    holds: 2,
  },
  normal: {
    density: 2.5,
    gap: 250,
    laneGap: 300,
    handGap: HAND_GAP,
    grid: 2,
    collisionEvery: 14,
    sustain: 380,
    holdsPerBar: 1,
    holds: 6,
  },
  hard: {
    density: 3.4,
    gap: 150,
    laneGap: 240,
    handGap: HAND_GAP,
    grid: 1,
    collisionEvery: 10,
    sustain: 340,
    holdsPerBar: 2,
    holds: 6,
  },
  expert: {
    density: 4.8,
    gap: 105,
    laneGap: 200,
    handGap: HAND_GAP,
    grid: 1,
    collisionEvery: 8,
    sustain: 300,
    holdsPerBar: 2,
    holds: 6,
  },
  master: {
    density: 6.4,
    gap: 78,
    laneGap: 155,
    handGap: HAND_GAP,
    grid: 1,
    collisionEvery: 6,
    sustain: 260,
    holdsPerBar: 3,
    holds: 6,
  },
  clash: CLASH,
};

export const LEVELS: OfCharts<Level> = { light: LIGHT, hard: HARD };
