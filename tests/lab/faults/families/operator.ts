/** What an operator does under load: stop, reload, replace the bundle. */
import { setTimeout as pause } from 'node:timers/promises';

import { PatchedSite } from '../../../fixtures/patched-site';
import { SiteProcess } from '../../../fixtures/site-process';
import type { Fault } from '../trial';
import { QUIET } from './clients';

/** Stops of a site, each with a new one, so that enough requests meet one. */
const STOPS = 3;

const LIVE = /another build of the site is live/gu;
const RELOADING = { posts: 'demo', flags: ['--log', 'warn,server::bootstrap=info'] } as const;

export const OPERATOR_FAULTS: readonly Fault[] = [
  {
    name: 'SIGTERM under load',
    try: async (trial) => {
      for (let stop = 0; stop < STOPS; stop += 1) {
        const site = trial.uses(await SiteProcess.start(QUIET));
        await trial.watch({ site, stops: true }, async () => {
          site.signal('SIGTERM');
          const { code, signal } = await site.exit;
          trial.expect(code === 0, `it ended with ${String(code ?? signal)}`);
        });
      }
      trial.notes.push(`${String(STOPS)} stops`);
    },
  },
  {
    name: 'SIGHUP under load',
    try: async (trial) => {
      const site = trial.uses(await SiteProcess.start(RELOADING));
      let sent = 0;
      await trial.watch({ site }, async (milliseconds) => {
        const end = performance.now() + milliseconds;
        while (performance.now() < end) {
          site.signal('SIGHUP');
          sent += 1;
          await pause(milliseconds / 5);
        }
      });
      const reloads = [...site.log.matchAll(LIVE)].length;
      trial.expect(reloads > 0, 'no reload was done');
      trial.notes.push(`${String(sent)} signals, ${String(reloads)} reloads`);
    },
  },
  {
    name: 'bundle swap under load',
    try: async (trial) => {
      const patched = await PatchedSite.make();
      trial.finally(() => patched.remove());
      const flags = [...RELOADING.flags, '--site-dir', patched.folder];
      const site = trial.uses(await SiteProcess.start({ ...RELOADING, flags }));
      await trial.watch({ site }, async () => {
        await patched.replaceBundle('// another');
        await trial.heals('the other bundle goes live', () =>
          Promise.resolve(site.log.match(LIVE) !== null),
        );
      });
    },
  },
];
