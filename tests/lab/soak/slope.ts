/** Whether a series of samples rises. */

/** One sample. */
export interface Sample {
  readonly x: number;
  readonly y: number;
}

/** A slope, with what it may be off by. */
export interface Slope {
  readonly slope: number;
  readonly standardError: number;
  /** Whether zero lies within 95 of 100 such intervals around the slope. */
  readonly holdsZero: boolean;
}

/**
 * Part of a run that is not judged: caches fill and code is compiled in it, which is growth that ends.
 */
const WARM_UP = 0.3;

/**
 * Neighbouring samples of memory are nearly equal, so that a line through all of them would seem far more certain than
 * it is. Each block's mean is one observation; a block is longer than the way from one garbage collection to the next.
 */
const BLOCKS = 16;

/** Student's t for two sides, 95 % and as many degrees of freedom as blocks less two. */
const STUDENT_T = 2.145;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The means of equally long blocks, after the warm-up. */
function blocks(samples: readonly Sample[]): Sample[] {
  const judged = samples.slice(Math.floor(samples.length * WARM_UP));
  const size = judged.length / BLOCKS;
  return Array.from({ length: BLOCKS }, (_, block) => {
    const part = judged.slice(Math.floor(block * size), Math.floor((block + 1) * size));
    return { x: mean(part.map(({ x }) => x)), y: mean(part.map(({ y }) => y)) };
  });
}

/**
 * The least-squares line through the means of blocks.
 *
 * @throws Error when there are too few samples for it
 */
export function slopeOf(samples: readonly Sample[]): Slope {
  if (samples.length * (1 - WARM_UP) < 2 * BLOCKS) throw new Error('the run is too short');
  const points = blocks(samples);
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const residuals = points.reduce(
    (sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2,
    0,
  );
  const standardError = Math.sqrt(residuals / (BLOCKS - 2) / spread);
  return { slope, standardError, holdsZero: Math.abs(slope) <= STUDENT_T * standardError };
}

/**
 * How long a run must be for another standard error. A block that is longer averages more of what goes up and down, and the
 * blocks lie further apart: the error falls with the power of one and a half of the length. What goes up and down more slowly
 * than a block is long makes it a little more.
 *
 * @param standardError of the run that was made
 * @param length of that run, in any unit
 * @param wanted standard error
 */
export function lengthFor(standardError: number, length: number, wanted: number): number {
  return length * (standardError / wanted) ** (2 / 3);
}
