/** Sends generated requests to a site and its content service, and notes everything that must not happen. */
import { residentMib } from '../../fixtures/processes';
import type { SiteProcess } from '../../fixtures/site-process';
import { contentCall } from './calls';
import { Chance } from './chance';
import type { Credentials } from './credentials';
import { siteRequest, traversalRequest, type Sent } from './requests';
import { Wire, type Reply } from './wire';

/** How a site for fuzzing is started: limits of rate are not what is tried here, and members exist. */
export const OPTIONS = {
  posts: 'real',
  flags: ['--log', 'warn', '--rate-limit', '0'],
  env: { CONTENT_MEMBERS: 'on', CONTENT_VERIFY_EMAIL: 'off' },
} as const;

/** Connections at once. */
const CLIENTS = 8;
/** Requests after which a client comes from another address, so that no limit of rate hides what is behind it. */
const REQUESTS_PER_ADDRESS = 40;
/** Requests between two looks at the memory. */
const LOOK_EVERY = 500;
/** Looks at the memory of which a growth can be told. */
const LOOKS_MIN = 40;
/** What no response to a traversal may hold: the beginnings of the files that it is after. */
const TREASURE =
  /root:.*:0:0:|\[workspace\]|"axtorm-site"|SQLite format 3|\x7fELF|repositoryformatversion|PATH=\//u;
/** Most findings that are told, and characters of each request: the seed makes it again. */
const [TOLD, TOLD_BYTES] = [10, 600];

/** How much is sent, and from which seed. */
export interface Amount {
  readonly seed: number;
  /** Requests to the site. */
  readonly requests: number;
  /** Further ones that try to leave the folders that are served. */
  readonly traversals: number;
  /** Calls of the content service. */
  readonly calls: number;
}

/** What came of it. */
export interface Findings {
  /** What must not happen, and with which request it can be made again. */
  readonly broken: string[];
  /** Responses by status. */
  readonly statuses: Record<string, number>;
  /** Calls by kind of credentials. */
  readonly kinds: Record<string, number>;
  /** Resident memory in MiB, in the order of time. */
  readonly memory: number[];
  readonly seconds: number;
}

type Kind = 'content' | 'site' | 'traversal';

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** What is wrong with a reply, if anything is. */
function fault(request: Sent, reply: Reply): string | undefined {
  const { status } = reply;
  if (typeof status === 'string') return status === 'hung' ? 'hung' : 'closed without a response';
  if (status >= 500) {
    const isBusy = status === 503 && /^retry-after:/imu.test(reply.head);
    if (!isBusy && status !== 505 && status !== 501)
      return `status ${String(status)}: ${reply.body.slice(0, 200)}`;
  }
  if (/^x-evil:/imu.test(reply.head)) return 'a header was let in';
  if (request.isTraversal && (status === 200 || status === 206) && TREASURE.test(reply.body)) {
    return `a file outside was given: ${reply.body.slice(0, 100)}`;
  }
  return undefined;
}

/** Fuzzes a site that was started with {@link OPTIONS}. */
export async function fuzz(
  site: SiteProcess,
  credentials: Credentials,
  amount: Amount,
): Promise<Findings> {
  const findings: Findings = { broken: [], statuses: {}, kinds: {}, memory: [], seconds: 0 };
  const begun = performance.now();
  const total = amount.requests + amount.traversals + amount.calls;
  let next = 0;
  const order = new Chance(amount.seed);
  const kinds: Kind[] = Array.from({ length: total }, (_, index) =>
    index < amount.requests
      ? 'site'
      : index < amount.requests + amount.traversals
        ? 'traversal'
        : 'content',
  );
  // All kinds at all times: memory would seem to grow where only the work has changed.
  for (let index = total - 1; index > 0; index -= 1) {
    const other = order.below(index + 1);
    [kinds[index], kinds[other]] = [kinds[other] ?? 'site', kinds[index] ?? 'site'];
  }
  const client = async (number: number) => {
    let wires = wiresOf(site, number, 0);
    for (let count = 1; next < total; count += 1) {
      const index = next;
      next += 1;
      if (count % REQUESTS_PER_ADDRESS === 0) {
        wires.site.close();
        wires.content.close();
        wires = wiresOf(site, number, count / REQUESTS_PER_ADDRESS);
      }
      const chance = new Chance(amount.seed, index);
      const kind = kinds[index];
      const request =
        kind === 'content'
          ? contentCall(chance, credentials)
          : kind === 'site'
            ? siteRequest(chance)
            : traversalRequest(chance);
      if ('kind' in request) add(findings.kinds, String(request.kind));
      const reply = await (kind === 'content' ? wires.content : wires.site).send(
        request.bytes,
        request.hasBody,
      );
      add(findings.statuses, `${kind ?? ''} ${String(reply.status)}`);
      const found = fault(request, reply);
      if (found !== undefined && findings.broken.length < TOLD) {
        const text = JSON.stringify(request.bytes.toString('utf8').slice(0, TOLD_BYTES));
        findings.broken.push(
          `request ${String(index)} of seed ${String(amount.seed)}: ${found}\n  ${text}`,
        );
      }
      if (index % LOOK_EVERY === 0) findings.memory.push(residentMib(site.pid));
    }
    wires.site.close();
    wires.content.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  await judge(site, findings.broken);
  return { ...findings, seconds: (performance.now() - begun) / 1000 };
}

/** Two connections from one address of the loopback network. */
function wiresOf(site: SiteProcess, number: number, turn: number) {
  const from = `127.${String(10 + number)}.${String(1 + Math.trunc(turn / 250))}.${String(1 + (turn % 250))}`;
  const to = (url: string) =>
    new Wire({ host: '127.0.0.1', port: Number(new URL(url).port), from });
  return { site: to(site.url), content: to(site.contentUrl) };
}

/** Adds what is not true at the end although it must be. */
export async function judge(site: SiteProcess, broken: string[]): Promise<void> {
  const lines = site.log.split('\n');
  const panics = lines.filter((line) => line.includes('panicked at'));
  if (panics.length > 0) broken.push(`${String(panics.length)} panics: ${panics[0] ?? ''}`);
  const errors = lines.filter((line) => /\bERROR\b/u.test(line));
  if (errors.length > 0)
    broken.push(`${String(errors.length)} lines of errors: ${errors[0] ?? ''}`);
  const health = await fetch(`${site.url}/readyz`).catch(() => undefined);
  if (health?.status !== 200) broken.push(`/readyz says ${String(health?.status)} at the end`);
}

/** How many MiB the last quarter of a run has more than the second, in which everything had been used once. */
export function growth(memory: readonly number[]): number {
  // A short run shows how a site becomes warm, not whether it leaks.
  if (memory.length < LOOKS_MIN) return 0;
  const quarter = Math.trunc(memory.length / 4);
  const mean = (part: readonly number[]) =>
    part.reduce((sum, value) => sum + value, 0) / Math.max(part.length, 1);
  return mean(memory.slice(-quarter)) - mean(memory.slice(quarter, 2 * quarter));
}
