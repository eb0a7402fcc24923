/** Whether the time of a log-in says if there is such a member. */
import type { SiteProcess } from '../../fixtures/site-process';
import type { Credentials } from './credentials';
import { jsonRequest } from './requests';
import { Wire } from './wire';

/** Log-ins of each kind. */
const PAIRS = 60;
/** How many standard deviations of the rank sum are still chance; with the ratio below, one run in many thousands is wrong. */
const DEVIATIONS_MAX = 4;
/** How far the medians may be apart before the ranks are looked at: what a network hides from everybody. */
const RATIO_MAX = 1.1;

/** Milliseconds of both kinds, and whether they differ. */
export interface LoginTimes {
  readonly known: number;
  readonly unknown: number;
  readonly deviations: number;
  readonly differ: boolean;
}

const median = (times: readonly number[]) =>
  times.toSorted((left, right) => left - right)[Math.trunc(times.length / 2)] ?? NaN;

/** By how many standard deviations the rank sum of one sample is off the mean (Mann and Whitney). */
export function deviationsOf(some: readonly number[], others: readonly number[]): number {
  const wins = some.reduce(
    (sum, one) =>
      sum + others.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  const [n, m] = [some.length, others.length];
  return Math.abs(wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** Logs in with a wrong password, alternately as a member and as an unknown login. */
export async function loginTimes(site: SiteProcess, credentials: Credentials): Promise<LoginTimes> {
  const port = Number(new URL(site.contentUrl).port);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Who goes first has the colder cache.
    const order =
      pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      // Another address each time, since wrong guesses are counted.
      const wire = new Wire({
        host: '127.0.0.1',
        port,
        from: `127.99.${String(pair)}.${kind === 'known' ? '1' : '2'}`,
      });
      const email =
        kind === 'known' ? 'fuzz@member.example' : `nobody${String(pair)}@member.example`;
      const body = JSON.stringify({ loginId: { email }, password: 'wrong horse' });
      const authorization = `authorization: ${credentials['visitor'] ?? ''}`;
      const request = jsonRequest('POST', '/iam/authentication/v2/login', [authorization], body);
      const begun = performance.now();
      const { status } = await wire.send(request.bytes, true);
      const took = performance.now() - begun;
      wire.close();
      if (typeof status !== 'number' || status < 400 || status >= 429) {
        throw new Error(`a log-in with a wrong password gave ${String(status)}`);
      }
      times[kind].push(took);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const deviations = deviationsOf(times.known, times.unknown);
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  return { known, unknown, deviations, differ: deviations > DEVIATIONS_MAX && ratio > RATIO_MAX };
}
