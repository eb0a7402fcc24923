// How many visitors a server stands: the number of connections at which the slowest hundredth waits too long.

/** Milliseconds that are too long. */
export const TOO_LONG = 500;
/** The search takes steps of this factor, so the number is at most that much too large. */
const STEP = 1.25;
/** Steps before the search gives up, and the most connections, below the usual limit of open files. */
const MOST_STEPS = 6;
const MOST_CONNECTIONS = 8000;

/** @typedef {{ connections: number, p99: number, outcome: 'slow' | 'refuses' | 'not reached' }} Limit */

/**
 * The least number of connections at which p99 passes 500 ms, or at which the server refuses requests.
 *
 * @param {(connections: number) => Promise<{ p99: number, refused: number }>} loadAt
 * @param {number} perSecond requests a second with few connections: so many wait a second each
 * @returns {Promise<Limit>}
 */
export async function limitOf(loadAt, perSecond) {
  /** @param {number} connections @returns {Promise<Limit>} */
  const at = async (connections) => {
    const { p99, refused } = await loadAt(connections);
    const slow = p99 > TOO_LONG ? 'slow' : 'not reached';
    return { connections, p99, outcome: refused > 0 ? 'refuses' : slow };
  };
  const first = Math.round((perSecond * TOO_LONG) / 1000 / STEP);
  let last = await at(Math.min(MOST_CONNECTIONS, Math.max(1, first)));
  const up = last.outcome === 'not reached';
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const connections = Math.round(up ? last.connections * STEP + 0.5 : last.connections / STEP);
    if (connections < 1 || connections > MOST_CONNECTIONS) break;
    const next = await at(connections);
    const isPassed = next.outcome !== 'not reached';
    if (up && isPassed) return next;
    if (!up && !isPassed) return last;
    last = next;
  }
  return last;
}
