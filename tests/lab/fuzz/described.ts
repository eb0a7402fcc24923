/**
 * Makes calls out of the content service's OpenAPI description with Schemathesis and ends with 1 when one of them breaks the
 * service, or gets a response that the description does not have. `tests/lab/fuzz/schemathesis.sh` installs the program.
 * `npm run described-calls --workspace @axtorm/lab -- --program target/schemathesis/bin/schemathesis [--seed 1] [--examples 20]`
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { residentMib } from '../../fixtures/processes';
import { ROOT, SiteProcess } from '../../fixtures/site-process';
import { judge, OPTIONS } from './attack';
import { credentialsOf } from './credentials';

const { values } = parseArgs({
  options: {
    program: { type: 'string' },
    /** Repeats a run. */
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    /** Calls of each operation, for each kind of credentials. */
    examples: { type: 'string', default: '20' },
  },
});
const { program } = values;
if (program === undefined) throw new Error('--program names the program of Schemathesis');

/** Who makes the calls: somebody without a token, a visitor, a member, and who may do everything. */
const KINDS = ['none', 'visitor', 'member', 'key'] as const;
/**
 * What each response is held against. Left out is that every request the description allows is accepted, and every other
 * refused: which items there are and what a filter may hold is not part of it, and unknown fields are ignored.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
].join(',');

console.log(`calls of the description: seed ${values.seed}`);
const site = await SiteProcess.start(OPTIONS);
const credentials = await credentialsOf(site);
const broken: string[] = [];
for (const kind of KINDS) {
  const header = credentials[kind];
  const run = spawn(
    program,
    [
      'run',
      path.join(ROOT, 'docs/content-service.openapi.yaml'),
      '--url',
      site.contentUrl,
      '--checks',
      CHECKS,
      '--max-examples',
      values.examples,
      '--seed',
      values.seed,
      '--generation-database',
      'none',
      '--continue-on-failure',
      ...(header === undefined ? [] : ['--header', `Authorization:${header}`]),
    ],
    // It keeps notes where it runs.
    { cwd: site.dataDir, stdio: 'inherit' },
  );
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) broken.push(`Schemathesis as ${kind} ended with ${String(code)}`);
}
const memory = residentMib(site.pid);
await judge(site, broken);
await site.stop();
console.log(`resident memory at the end: ${memory.toFixed(0)} MiB`);
for (const fault of broken) console.log(`BROKEN: ${fault}`);
if (broken.length > 0) process.exitCode = 1;
