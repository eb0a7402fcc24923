/** Measures one address with Lighthouse several times: the median of each category, and what cost points. */
import lighthouse from 'lighthouse';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The least median of each category that is measured, of 100. */
export type Budget = Partial<Readonly<Record<Category, number>>>;

export interface Request {
  readonly url: string;
  readonly budget: Budget;
  readonly runs: number;
  /** The debugger's port of the browser. */
  readonly port: number;
  /** Whether cookies and caches stay as they are: anyone who is logged in stays so. */
  readonly keepsStorage?: boolean;
}

export interface Audited {
  /** The median of each category of the budget, in its order. */
  readonly medians: readonly number[];
  /** A sentence for each category below its budget, and for each audit that failed then. */
  readonly faults: readonly string[];
}

/** How often a page is opened for one run, until Lighthouse could record it. */
const ATTEMPTS = 3;

/** A result without an error of Lighthouse's own, which now and then misses the start of a page on a busy machine. */
async function record({ url, budget, port, keepsStorage = false }: Request) {
  let fault = 'no result';
  const flags = { port, output: 'json', logLevel: 'silent' } as const;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, {
      ...flags,
      disableStorageReset: keepsStorage,
      onlyCategories: Object.keys(budget),
    });
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
    fault = result?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`${url}: ${fault}`);
}

interface Run {
  readonly scores: readonly number[];
  /** Titles of the audits that cost points outside of performance. */
  readonly failed: readonly string[];
}

async function measure(request: Request): Promise<Run> {
  const { audits, categories } = await record(request);
  const names = Object.keys(request.budget);
  const failed = names
    .filter((category) => category !== 'performance')
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  const scores = names.map((category) => Math.round((categories[category]?.score ?? 0) * 100));
  return { scores, failed };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Opens the address as a phone on a slow network as often as it is asked to.
 *
 * @throws Error when Lighthouse cannot record the page
 */
export async function audit(request: Request): Promise<Audited> {
  const { url, budget } = request;
  const measured: Run[] = [];
  for (let run = 0; run < request.runs; run += 1) measured.push(await measure(request));
  const limits = Object.entries(budget);
  const medians = limits.map((_, index) =>
    median(measured.map(({ scores }) => scores[index] ?? 0)),
  );
  const below = limits.filter(([, limit], index) => (medians[index] ?? 0) < limit);
  if (below.length === 0) return { medians, faults: [] };
  const titles = new Set(measured.flatMap(({ failed }) => failed));
  return {
    medians,
    faults: [
      ...below.map(([category, limit]) => `${url}: ${category} is below ${String(limit)}`),
      ...[...titles].map((title) => `${url}: failed audit: ${title}`),
    ],
  };
}
