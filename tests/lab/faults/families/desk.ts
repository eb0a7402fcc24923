/** Faults of strangers at the desk, beside whom people go on logging in and working. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { percentile } from '../../figures';
import { PROGRAM, SiteProcess } from '../../../fixtures/site-process';
import { Attackers } from '../attackers';
import type { AttackName } from '../attacks';
import type { Fault, Trial } from '../trial';
import { QUIET } from './clients';

const run = promisify(execFile);

/** The bound for the slowest hundredth of what people do at the desk. */
const BOUND_MS = 1000;
/** Pause between two of a person's log-ins, and how many there may be from one address: the desk refuses who tries on and on. */
const PAUSE_MS = 100;
const LOG_INS_OF_ADDRESS = 8;
/** Time that strangers have to come before people do. */
const CROWD_MS = 2000;

const NAME = 'olivia';
const PASSWORD = 'correct horse battery';

interface Reply {
  readonly status: number | undefined;
  readonly cookie: string;
}

/** A call of the desk, from an address of its own where `from` names one. */
function call(
  origin: string,
  path: string,
  { body, cookie, from }: { body?: object; cookie?: string; from?: string },
): Promise<Reply> {
  const sent = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${origin}/desk/v1${path}`,
      {
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        ...(from === undefined || process.platform !== 'linux' ? {} : { localAddress: from }),
        headers: {
          origin,
          ...(cookie === undefined ? {} : { cookie }),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': sent.length }),
        },
      },
      (response) => {
        response.resume().once('end', () => {
          const [set = ''] = response.headers['set-cookie'] ?? [];
          resolve({ status: response.statusCode, cookie: set.split(';')[0] ?? '' });
        });
      },
    );
    request.once('error', reject).end(sent);
  });
}

/** A desk with somebody who has chosen a password; returns where it is and the person's cookie. */
async function openDesk(site: SiteProcess): Promise<{ origin: string; cookie: string }> {
  const added = ['desk', 'user', 'add', NAME, '--role', 'owner', '--data-dir', site.dataDir];
  const { stdout } = await run(PROGRAM, added);
  const link = /#(\S+)/u.exec(stdout)?.[1];
  const { origin } = new URL(site.deskLink);
  const { status, cookie } = await call(origin, '/session/link', {
    body: { link, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`the response to the first log-in was ${String(status)}`);
  return { origin, cookie };
}

/** Logs in and reads the list of positions, again and again; what each took stands in the notes. */
async function work(
  trial: Trial,
  { origin, cookie }: { origin: string; cookie: string },
  milliseconds: number,
): Promise<void> {
  const times = { 'log-in': [] as number[], list: [] as number[] };
  const end = performance.now() + milliseconds;
  for (let number = 0; performance.now() < end; number += 1) {
    const from = `127.1.0.${String(1 + (Math.floor(number / LOG_INS_OF_ADDRESS) % 250))}`;
    const body = { name: NAME, password: PASSWORD };
    for (const [what, reply] of [
      ['log-in', () => call(origin, '/session', { body, from })],
      ['list', () => call(origin, '/positions', { cookie, from })],
    ] as const) {
      const begun = performance.now();
      const { status } = await reply();
      times[what].push(performance.now() - begun);
      trial.expect(status === 200, `the response to a ${what} was ${String(status)}`);
    }
    await pause(PAUSE_MS);
  }
  for (const [what, found] of Object.entries(times)) {
    const [middle, slowest] = [0.5, 0.99].map((share) => percentile(found, share).toFixed(0));
    trial.notes.push(
      `${String(found.length)} of a ${what}: p50 ${String(middle)}, p99 ${String(slowest)} ms`,
    );
    trial.expect(percentile(found, 0.99) < BOUND_MS, `the p99 of a ${what} is above a second`);
  }
}

async function besideStrangers(trial: Trial, name: AttackName, amount: number): Promise<void> {
  const flags = [...QUIET.flags, '--desk-bind', '127.0.0.1:0', '--desk-link'];
  const site = trial.uses(await SiteProcess.start({ ...QUIET, flags }));
  const desk = await openDesk(site);
  const attackers = await Attackers.prepare(name, { origin: desk.origin, amount });
  await trial.watch({ site }, async (milliseconds) => {
    attackers.begin();
    await pause(CROWD_MS);
    await work(trial, desk, milliseconds);
    const counted = Object.entries(await attackers.end());
    trial.notes.push(counted.map(([what, count]) => `${String(count)} ${what}`).join(', '));
  });
}

export const DESK_FAULTS: readonly Fault[] = [
  {
    name: '512 log-ins that trickle in at the desk',
    try: (trial) => besideStrangers(trial, 'trickledLogIns', 512),
  },
  {
    name: '300 who guess passwords at the desk',
    try: (trial) => besideStrangers(trial, 'guesses', 300),
  },
];
