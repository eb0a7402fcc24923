/** Faults of the place where the content lies: the database, the disk, the folder, the files a process may open. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { missing, createKey, write, type Written } from '../items';
import { hasPostgresql, Postgresql } from '../../../fixtures/postgresql';
import { SiteProcess } from '../../../fixtures/site-process';
import { Skipped, type Fault, type Trial } from '../trial';
import { showsStack } from '../visits';
import { QUIET } from './clients';

const run = promisify(execFile);
const REFRESH = { CONTENT_REFRESH_MS: '200' };

/** What only root may do, as root or by its leave. */
const asRoot = (args: readonly string[]): readonly [string, readonly string[]] =>
  process.getuid?.() === 0 ? [args[0] ?? '', args.slice(1)] : ['sudo', ['-n', ...args]];

/** Runs a program of the system's that only some machines have, or only for root. */
async function need(command: string, args: readonly string[]): Promise<void> {
  await run(command, args).catch((error: unknown) => {
    throw new Skipped(`${command}: ${String(error).split('\n').at(-2) ?? 'it fails'}`);
  });
}

/** A folder with a file system of its own. */
async function smallDisk(trial: Trial, megabytes: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-disk-'));
  trial.finally(() => rm(folder, { recursive: true, force: true }));
  const size = `size=${String(megabytes)}m,mode=1777`;
  await need(...asRoot(['mount', '-t', 'tmpfs', '-o', size, 'site-faults', folder]));
  trial.finally(() => run(...asRoot(['umount', '--lazy', folder])));
  return folder;
}

/** Fills a disk to its last byte. */
async function fill(folder: string): Promise<string> {
  const name = path.join(folder, 'filler');
  const file = await open(name, 'w');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const block = Buffer.alloc(size);
      for (;;) await file.write(block);
    }
  } catch {
    // Until there is no room; the smaller pieces fit no better, since a page is the least.
  } finally {
    await file.close();
  }
  return name;
}

/** Writes one item after another for a time. */
async function writeOn(
  site: SiteProcess,
  key: string,
  milliseconds: number,
  name: string,
): Promise<Written[]> {
  const end = performance.now() + milliseconds;
  const written = [];
  for (let number = 0; performance.now() < end; number += 1) {
    written.push(await write(site.contentUrl, key, `${name}-${String(number)}`));
    await pause(20);
  }
  return written;
}

/** What must be true of writes whatever happens: none is lost that was acknowledged, and no error tells too much. */
async function account(
  trial: Trial,
  site: SiteProcess,
  key: string,
  written: readonly Written[],
): Promise<void> {
  const acknowledged = written.filter(({ status }) => status === 200).map(({ id }) => id);
  const lost = await missing(site.contentUrl, key, acknowledged);
  trial.expect(lost.length === 0, `${String(lost.length)} acknowledged writes lost`);
  trial.expect(!written.some(({ body }) => showsStack(body)), 'a refused write shows a stack');
  trial.notes.push(`${String(acknowledged.length)} of ${String(written.length)} writes done`);
}

/** Waits until a write is done again. */
async function writesAgain(trial: Trial, site: SiteProcess, key: string): Promise<void> {
  let tries = 0;
  await trial.heals('writes are done again', async () => {
    tries += 1;
    return (await write(site.contentUrl, key, `again-${String(tries)}`)).status === 200;
  });
}

async function locked(trial: Trial): Promise<void> {
  const site = trial.uses(await SiteProcess.start({ ...QUIET, env: REFRESH }));
  const key = await createKey(site);
  await need('sqlite3', ['--version']);
  const holder = spawn('sqlite3', [path.join(site.dataDir, 'content.sqlite')]);
  trial.finally(() => Promise.resolve(holder.kill()));
  await trial.watch({ site }, async (milliseconds) => {
    holder.stdin.write("BEGIN EXCLUSIVE; SELECT 'held';\n");
    await once(holder.stdout, 'data');
    const waiting = Array.from({ length: 5 }, (_, number) =>
      write(site.contentUrl, key, `waiting-${String(number)}`),
    );
    await pause(milliseconds);
    holder.stdin.end('COMMIT;\n');
    const written = await Promise.all(waiting);
    trial.expect(
      written.every(({ status }) => status === 200),
      'a write did not wait for the lock',
    );
    await account(trial, site, key, written);
  });
}

async function restarted(trial: Trial): Promise<void> {
  if (!hasPostgresql()) throw new Skipped('PostgreSQL is not installed');
  const database = await Postgresql.create('faults');
  trial.finally(() => database.remove());
  const env = { ...REFRESH, CONTENT_DATABASE_URL: database.url };
  const site = trial.uses(await SiteProcess.start({ ...QUIET, env }));
  const key = await createKey({ dataDir: site.dataDir, env });
  await trial.watch({ site }, async (milliseconds) => {
    const writing = writeOn(site, key, milliseconds, 'item');
    await pause(milliseconds / 4);
    await database.pause();
    await pause(milliseconds / 4);
    await database.resume();
    await writesAgain(trial, site, key);
    await account(trial, site, key, await writing);
  });
}

async function diskFull(trial: Trial): Promise<void> {
  const dataDir = await smallDisk(trial, 64);
  const site = trial.uses(await SiteProcess.start({ ...QUIET, dataDir, env: REFRESH }));
  const key = await createKey(site);
  await trial.watch({ site }, async (milliseconds) => {
    const filler = await fill(dataDir);
    const written = await writeOn(site, key, milliseconds, 'item');
    trial.expect(
      written.some(({ status }) => status !== 200),
      'the disk was not full',
    );
    await rm(filler);
    await writesAgain(trial, site, key);
    await account(trial, site, key, written);
  });
}

/** Whether the posts of the content service stand on the recruit page. */
async function showsPosts(trial: Trial, site: SiteProcess): Promise<boolean> {
  const { body } = await trial.ask(`${site.url}/recruit?locale=en`);
  return body.includes('/recruit/qa-lead');
}

async function startedOnFullDisk(trial: Trial): Promise<void> {
  const dataDir = await smallDisk(trial, 64);
  const site = trial.uses(await SiteProcess.start(QUIET));
  const first = await SiteProcess.start({ ...QUIET, dataDir });
  await first.stop();
  await fill(dataDir);
  const faulty = trial.uses(await SiteProcess.start({ flags: QUIET.flags, dataDir }));
  await trial.watch({ site, faulty }, async (milliseconds) => {
    await trial.heals('the posts are shown', () => showsPosts(trial, faulty));
    await pause(milliseconds);
  });
}

async function readOnly(trial: Trial): Promise<void> {
  const dataDir = await smallDisk(trial, 64);
  const site = trial.uses(await SiteProcess.start(QUIET));
  const first = await SiteProcess.start({ ...QUIET, dataDir });
  await first.stop();
  await need(...asRoot(['mount', '-o', 'remount,ro', dataDir]));
  const faulty = trial.uses(await SiteProcess.start({ flags: QUIET.flags, dataDir }));
  await trial.watch({ site, faulty }, async (milliseconds) => {
    await trial.heals('the posts are shown', () => showsPosts(trial, faulty));
    faulty.signal('SIGHUP');
    await pause(milliseconds);
  });
}

async function fewFiles(trial: Trial): Promise<void> {
  await need('prlimit', ['--version']);
  const site = trial.uses(await SiteProcess.start(QUIET));
  const faulty = trial.uses(await SiteProcess.start({ ...QUIET, env: REFRESH, openFiles: 64 }));
  const key = await createKey(faulty);
  await trial.watch({ site, faulty }, async (milliseconds) => {
    const written = await writeOn(faulty, key, milliseconds, 'item');
    await account(trial, faulty, key, written);
  });
}

export const DATABASE_FAULTS: readonly Fault[] = [
  { name: 'SQLite locked by another program', try: locked },
  { name: 'PostgreSQL restarted', try: restarted },
  { name: 'disk full', try: diskFull },
  { name: 'started on a full disk', try: startedOnFullDisk },
  { name: 'read-only data folder', try: readOnly },
  { name: '64 open files', try: fewFiles },
];
