/**
 * Sends generated requests to the release binary and prints what came of it. Ends with 1 when something broke.
 * `npm run fuzz --workspace @axtorm/lab -- [--seed 1] [--requests 100000] [--traversals 25000] [--calls 50000]`
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { SiteProcess } from '../../fixtures/site-process';
import { fuzz, growth, OPTIONS } from './attack';
import { credentialsOf } from './credentials';
import { loginTimes } from './logins';

const { values } = parseArgs({
  options: {
    /** Repeats a run. */
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    requests: { type: 'string', default: '50000' },
    traversals: { type: 'string', default: '25000' },
    calls: { type: 'string', default: '25000' },
  },
});

/** MiB that memory may differ between the quarters of a run: what jemalloc and isolates hold varies by as much. */
const GROWTH_MAX_MIB = 24;

const seed = Number(values.seed);
const amount = {
  seed,
  requests: Number(values.requests),
  traversals: Number(values.traversals),
  calls: Number(values.calls),
};
console.log(`HTTP fuzzer: seed ${String(seed)}`);
const site = await SiteProcess.start(OPTIONS);
const credentials = await credentialsOf(site);
// Before everything else, while the site has nothing else to do.
const logins = await loginTimes(site, credentials);
const found = await fuzz(site, credentials, amount);
const grown = growth(found.memory);
if (grown > GROWTH_MAX_MIB) found.broken.push(`memory grew by ${grown.toFixed(0)} MiB`);
const exit = await site.stop();
if (exit.code !== 0) found.broken.push(`the server ended with ${JSON.stringify(exit)}`);

const sum = Object.values(found.statuses).reduce((total, count) => total + count, 0);
console.log(`${String(sum)} requests in ${found.seconds.toFixed(0)} s`);
for (const counts of [found.statuses, found.kinds]) {
  const parts = Object.entries(counts).sort(([left], [right]) => left.localeCompare(right));
  console.log(parts.map(([name, count]) => `${name}: ${String(count)}`).join(', '));
}
const memory = `${Math.min(...found.memory).toFixed(0)} to ${Math.max(...found.memory).toFixed(0)} MiB`;
console.log(`resident memory ${memory}, last quarter beside second: ${grown.toFixed(1)} MiB`);
console.log(
  `log-ins with a wrong password: ${logins.known.toFixed(1)} ms as a member, ${logins.unknown.toFixed(1)} ms as an unknown login, ranks ${logins.deviations.toFixed(1)} deviations apart`,
);
if (logins.differ) found.broken.push('the time of a log-in says whether there is such a member');
for (const broken of found.broken) console.log(`BROKEN: ${broken}`);
if (found.broken.length > 0) process.exitCode = 1;
