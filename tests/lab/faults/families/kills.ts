/** kill -9 in the middle of writes, again and again: what was acknowledged is there afterwards, and the file is whole. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { missing, createKey, write } from '../items';
import { hasPostgresql, Postgresql, postgresqlProgram } from '../../../fixtures/postgresql';
import { SiteProcess } from '../../../fixtures/site-process';
import { Skipped, type Fault, type Trial } from '../trial';
import { QUIET } from './clients';

const run = promisify(execFile);

/** How often the writing program is killed. */
const KILLS = 50;
/** Writers at once, and writes after which the kill comes: another number each time, so that it meets another moment. */
const WRITERS = 4;
const WRITES = [4, 7, 12, 19, 5] as const;

interface Place {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts the site, writes, kills it; returns the writes that it had acknowledged. */
async function killedWriter(place: Place, round: number, key: string): Promise<string[]> {
  const site = await SiteProcess.launch({ ...QUIET, ...place });
  await site.listening();
  const enough = WRITES[round % WRITES.length] ?? 1;
  const acknowledged: string[] = [];
  const writer = async (name: number) => {
    for (let number = 0; ; number += 1) {
      const id = [round, name, number].join('-');
      const { status } = await write(site.contentUrl, key, id);
      if (status !== 200) return;
      acknowledged.push(id);
      // The other writers are in the middle of theirs.
      if (acknowledged.length === enough) site.signal('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  await site.exit;
  return acknowledged;
}

/** Kills writers one after the other, then looks for what they had been promised. */
async function kills(trial: Trial, place: Place, check: () => Promise<void>): Promise<void> {
  const key = await createKey(place);
  const acknowledged = [];
  for (let round = 0; round < KILLS; round += 1) {
    const found = await killedWriter(place, round, key);
    trial.expect(found.length > 0, `round ${String(round)}: no write was acknowledged`);
    acknowledged.push(...found);
  }
  await check();
  const site = trial.uses(await SiteProcess.start({ ...QUIET, ...place }));
  const lost = await missing(site.contentUrl, key, acknowledged);
  trial.expect(lost.length === 0, `${String(lost.length)} acknowledged writes lost`);
  trial.notes.push(`${String(KILLS)} kills, ${String(acknowledged.length)} writes acknowledged`);
}

async function newFolder(trial: Trial): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-faults-'));
  trial.finally(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function onSqlite(trial: Trial): Promise<void> {
  const dataDir = await newFolder(trial);
  const query = (sql: string) => run('sqlite3', [path.join(dataDir, 'content.sqlite'), sql]);
  await run('sqlite3', ['--version']).catch(() => {
    throw new Skipped('sqlite3 is missing');
  });
  await kills(trial, { dataDir, env: {} }, async () => {
    const { stdout } = await query('PRAGMA integrity_check; PRAGMA foreign_key_check;');
    trial.expect(stdout.trim() === 'ok', `integrity check: ${stdout.slice(0, 100)}`);
  });
}

async function onPostgresql(trial: Trial): Promise<void> {
  if (!hasPostgresql()) throw new Skipped('PostgreSQL is not installed');
  const database = await Postgresql.create('faults');
  trial.finally(() => database.remove());
  const place = {
    dataDir: await newFolder(trial),
    env: { CONTENT_DATABASE_URL: database.url },
  };
  await kills(trial, place, async () => {
    const to = ['--host', database.folder, '--username', 'test'];
    const what = ['--install-missing', '--heapallindexed', '--database', 'faults'];
    const { stdout } = await run(postgresqlProgram('pg_amcheck'), [...to, ...what]);
    trial.expect(stdout.trim() === '', `integrity check: ${stdout.slice(0, 100)}`);
  });
}

export const KILL_FAULTS: readonly Fault[] = [
  { name: 'kill -9 in the middle of writes, SQLite', try: onSqlite },
  { name: 'kill -9 in the middle of writes, PostgreSQL', try: onPostgresql },
];
