/** What a trial's figures say, and whether they are good enough. */
import { percentile } from '../fixtures/percentile';
import type { Trial } from './trial';
import type { Phase } from './visits';

/**
 * Milliseconds below which a visitor's p99 counts as good whatever is normal. Twice a millisecond is no harm: it is less
 * than the turn that Linux gives another thread on a machine all of whose cores are busy, as they are here, where site,
 * visitors and attackers share them. A page that is this late is one frame of a screen late.
 */
export const FLOOR_MS = 17;

/** How many times normal a visitor's p99 may be. */
export const FACTOR = 2;

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** Milliseconds; `NaN` where nobody could visit. */
  readonly p99: Readonly<Record<Phase, number>>;
  readonly requests: number;
  readonly lost: number;
  readonly hung: number;
  /** MiB. */
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  readonly notes: string;
  /** Whether visitors waited too long. */
  readonly isLate: boolean;
  /** What should be otherwise; empty where the bound is kept. */
  readonly broken: readonly string[];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Puts what was noticed together and holds it against the bound. */
export function rowOf(name: string, trial: Trial, { isTimed }: { readonly isTimed: boolean }): Row {
  const { noticed, memory, notes } = trial;
  const times = (phase: Phase) => noticed.flatMap((each) => each.times[phase]);
  const figures = {
    normal: percentile(times('normal'), 0.99),
    fault: percentile(times('fault'), 0.99),
  };
  const losses = noticed.flatMap((each) => Object.entries(each.lost));
  const lost = sum(losses.map(([, count]) => count));
  const hung = sum(noticed.map((each) => each.hung));
  const bound = Math.max(FACTOR * figures.normal, FLOOR_MS);
  const broken = [...trial.broken];
  const isLate = isTimed && figures.fault > bound;
  if (isLate) broken.push(`p99 above ${bound.toFixed(1)} ms`);
  for (const [why, count] of losses) broken.push(`${String(count)} lost: ${why}`);
  if (hung > 0) broken.push(`${String(hung)} hung`);
  return {
    name,
    p99: figures,
    requests: times('normal').length + times('fault').length + lost + hung,
    lost,
    hung,
    before: memory.at(0)?.before ?? NaN,
    peak: Math.max(...memory.map(({ peak }) => peak)),
    after: memory.at(-1)?.after ?? NaN,
    notes: notes.join('; '),
    isLate,
    broken,
  };
}
