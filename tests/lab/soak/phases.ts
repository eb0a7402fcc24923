/** The two loads of a soak: renders without end, and everything that a site meets. */
import { setTimeout as pause } from 'node:timers/promises';

import { createKey, write } from '../faults/items';
import type { Noticed } from '../faults/visits';
import { Visitors } from '../faults/visitors';
import { ALL_PAGES } from '../../fixtures/pages';
import { residentMib } from '../../fixtures/processes';
import { SiteProcess } from '../../fixtures/site-process';
import { Renders } from './load';
import type { Sample } from './slope';

/** Time between two samples. */
const LOOK_MS = 500;
const CONNECTIONS = 8;
const VISITS_PER_SECOND = 100;
/** Samples from one write to the next, and from one reload to the next. */
const [WRITE_EVERY, RELOAD_EVERY] = [4, 60];

const PATHS = ALL_PAGES.map(({ id, url }) => ({
  path: url,
  status: id === 'notFound' ? 404 : 200,
}));
const HOUR_MS = 3_600_000;

/** What a phase showed. */
export interface Soaked {
  /** MiB of resident memory by hours. */
  readonly samples: readonly Sample[];
  readonly requests: number;
  readonly failed: Readonly<Record<string, number>>;
}

/** Looks at a site's memory again and again for a time, and does something before each look. */
async function look(
  site: SiteProcess,
  milliseconds: number,
  meanwhile: (count: number) => Promise<void> = () => Promise.resolve(),
) {
  const begun = performance.now();
  const samples: Sample[] = [];
  while (performance.now() - begun < milliseconds) {
    await meanwhile(samples.length);
    await pause(LOOK_MS);
    samples.push({ x: (performance.now() - begun) / HOUR_MS, y: residentMib(site.pid) });
  }
  return samples;
}

/** Renders without a cache, as fast as they come. */
export async function renders(flags: readonly string[], milliseconds: number): Promise<Soaked> {
  const all = [...flags, '--benchmark-renders', 'on'];
  const site = await SiteProcess.start({ posts: 'demo', flags: all });
  const load = new Renders({ origin: site.url, paths: PATHS, connections: CONNECTIONS });
  const samples = await look(site, milliseconds);
  const loaded = await load.end();
  await site.stop();
  return { samples, requests: loaded.renders, failed: loaded.failed };
}

function count({ requests, lost, hung }: Noticed) {
  const failed = hung > 0 ? { ...lost, hung } : lost;
  return { requests, failed };
}

/** Visitors on old and new connections, changes of the posts that make pages anew, and reloads of the whole site. */
export async function mixed(flags: readonly string[], milliseconds: number): Promise<Soaked> {
  const env = { CONTENT_REFRESH_MS: '1000' };
  const site = await SiteProcess.start({ posts: 'demo', flags, env });
  const key = await createKey(site);
  const visitors = new Visitors({
    origin: site.url,
    paths: PATHS,
    perSecond: VISITS_PER_SECOND,
    endsWhenRefused: false,
  });
  const failed: Record<string, number> = {};
  const samples = await look(site, milliseconds, async (number) => {
    if (number % RELOAD_EVERY === RELOAD_EVERY - 1) site.signal('SIGHUP');
    if (number % WRITE_EVERY === 0) {
      const text = `<p>${String(number)}</p>`;
      const post = { jobDescription: text, requiredSkills: text, preferredSkills: text };
      const data = { title: `Position ${String(number)}`, ...post };
      // The same post each time: content that grows is no leak, and would look like one.
      const { status } = await write(site.contentUrl, key, 'soak', data, 'RecruitPosts-EN');
      const why = `writes with ${String(status)}`;
      if (status !== 200) failed[why] = (failed[why] ?? 0) + 1;
    }
  });
  const noticed = count(await visitors.end());
  await site.stop();
  return { samples, requests: noticed.requests, failed: { ...failed, ...noticed.failed } };
}
