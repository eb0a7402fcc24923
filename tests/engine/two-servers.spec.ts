/** Two servers on one database, as they run behind a proxy: what one of them learns, both show. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { hasPostgresql, Postgresql } from '../fixtures/postgresql';
import { PROGRAM, SiteProcess } from '../fixtures/site-process';
import { expect, test as base } from '@playwright/test';

const run = promisify(execFile);

/** The origin that visitors see, whichever server responds. */
const ORIGIN = 'https://www.example.com';

/** What the servers of one site have in common. */
const environment = ({ url }: Postgresql) => ({
  CONTENT_DATABASE_URL: url,
  SITE_PUBLIC_ORIGIN: ORIGIN,
});

interface Fixtures {
  readonly databaseName: string;
  readonly database: Postgresql;
  readonly servers: readonly [SiteProcess, SiteProcess];
  /** Runs `server content …` on the database. */
  readonly content: (...args: readonly string[]) => Promise<string>;
}

/** One cluster and its two servers for all tests: each writes posts of its own, and what ends a server comes last. */
const test = base.extend<object, Fixtures>({
  databaseName: ['site', { scope: 'worker', option: true }],
  database: [
    async ({ databaseName }, use) => {
      const database = await Postgresql.create(databaseName);
      await use(database);
      await database.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  servers: [
    async ({ database }, use) => {
      const env = environment(database);
      // At the same time: both find an empty database, and only one of them may fill it.
      const options = { env, posts: 'demo' } as const;
      const servers = await Promise.all([SiteProcess.start(options), SiteProcess.start(options)]);
      await use(servers);
      await Promise.all(servers.map((server) => server.discard()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  content: [
    async ({ database }, use) => {
      await use(async (...args) => {
        const env = { ...process.env, CONTENT_DATABASE_URL: database.url };
        return (await run(PROGRAM, ['content', ...args], { env })).stdout;
      });
    },
    { scope: 'worker' },
  ],
});

test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** A complete post, as a file for `content put`. */
const post = (title: string) =>
  JSON.stringify({
    title,
    date: '2026-04-01',
    jobDescription: '<p>You make every hit count.</p>',
    requiredSkills: '<ul><li>Three years of game audio</li></ul>',
    preferredSkills: '<ul><li>You play rhythm games</li></ul>',
  });

/** Which of the servers show a text on the English recruit page. */
async function showing(servers: readonly SiteProcess[], text: string): Promise<boolean[]> {
  const pages = servers.map(async ({ url }) => fetch(`${url}/recruit?locale=en`));
  const html = await Promise.all(pages.map(async (page) => (await page).text()));
  return html.map((page) => page.includes(text));
}

/** How often the sites are asked, and how long a change may take: a second, and what a busy machine adds. */
const SOON = { intervals: [50], timeout: 5_000 };

test('the first posts are stored once, whichever server comes first', async ({
  servers,
  content,
}) => {
  expect(servers).toHaveLength(2);
  const lines = (await content('list', 'RecruitPosts-EN')).trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(lines.length);
});

test('a post that is written, changed and taken back is so on both', async ({
  servers,
  content,
}) => {
  const file = path.join(servers[0].dataDir, 'post.json');
  const write = async (title: string) => {
    await writeFile(file, post(title));
    await content('put', 'RecruitPosts-EN', file, '--id', 'shared');
  };
  expect(await showing(servers, 'Conductor of both')).toEqual([false, false]);

  await write('Conductor of both');
  await expect.poll(() => showing(servers, 'Conductor of both'), SOON).toEqual([true, true]);

  await write('Conductor of all');
  await expect.poll(() => showing(servers, 'Conductor of all'), SOON).toEqual([true, true]);
  expect(await showing(servers, 'Conductor of both')).toEqual([false, false]);

  await content('remove', 'RecruitPosts-EN', 'shared');
  await expect.poll(() => showing(servers, 'Conductor of all'), SOON).toEqual([false, false]);
});

test('both go on with what they know while the database is away, and learn again', async ({
  servers,
  database,
  content,
}) => {
  const file = path.join(servers[0].dataDir, 'post.json');
  await writeFile(file, post('Known before'));
  await content('put', 'RecruitPosts-EN', file, '--id', 'known');
  await expect.poll(() => showing(servers, 'Known before'), SOON).toEqual([true, true]);

  await database.pause();
  const ready = () =>
    Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  expect(await showing(servers, 'Known before')).toEqual([true, true]);
  expect(await ready()).toEqual([200, 200]);

  await database.resume();
  await writeFile(file, post('Known afterwards'));
  await content('put', 'RecruitPosts-EN', file, '--id', 'known');
  await expect
    .poll(() => showing(servers, 'Known afterwards'), { intervals: [100], timeout: 10_000 })
    .toEqual([true, true]);
});

/** The dates of last changes in a server's sitemap, by address. */
async function dates({ url }: SiteProcess): Promise<Record<string, string>> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const entries = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</gu)];
  return Object.fromEntries(entries.map(([, loc = '', date = '']) => [loc, date]));
}

test('a position that is closed is closed on every server, and pages have the same dates', async ({
  servers,
  database,
  content,
}) => {
  for (const collection of ['RecruitPosts-EN', 'RecruitPosts-JP']) {
    const ids = (await content('list', collection)).trim().split('\n');
    for (const line of ids) await content('remove', collection, line.split(/\s/u)[0] ?? '');
  }
  const file = path.join(servers[0].dataDir, 'post.json');
  await writeFile(file, post('Open for a moment'));
  for (const id of ['stays', 'moment']) await content('put', 'RecruitPosts-EN', file, '--id', id);
  const statuses = (of: readonly SiteProcess[]) =>
    Promise.all(of.map(async ({ url }) => (await fetch(`${url}/recruit/moment`)).status));
  await expect.poll(() => statuses(servers), SOON).toEqual([200, 200]);
  await content('remove', 'RecruitPosts-EN', 'moment');
  await expect.poll(() => statuses(servers), SOON).toEqual([410, 410]);

  const next = await SiteProcess.start({ env: environment(database) });
  try {
    await expect.poll(() => statuses([next]), SOON).toEqual([410]);
    const known = async () => {
      const of = await Promise.all([...servers, next].map(dates));
      return new Set(of.map((entries) => JSON.stringify(entries))).size;
    };
    await expect.poll(known, SOON).toBe(1);
    expect(Object.keys(await dates(next))).toContain(`${ORIGIN}/recruit?locale=en`);
  } finally {
    await next.discard();
  }
});

// The last one: it ends a server.
test('a server that is replaced takes nothing from the other', async ({
  servers,
  database,
  content,
}) => {
  const [leaving, staying] = servers;
  expect(await leaving.stop()).toEqual({ code: 0, signal: null });
  const file = path.join(staying.dataDir, 'post.json');
  await writeFile(file, post('Written in between'));
  await content('put', 'RecruitPosts-EN', file, '--id', 'between');
  const next = await SiteProcess.start({ env: environment(database) });
  try {
    await expect
      .poll(() => showing([staying, next], 'Written in between'), SOON)
      .toEqual([true, true]);
  } finally {
    await next.discard();
  }
});
