/**
 * Lets two pages write one position by random edits for an hour, and says which words were lost. Ends with 1 when there is one.
 * `npm run together --workspace @axtorm/lab -- [--minutes 60] [--round 5] [--seed 1]`
 */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { launchBrowser } from '../../fixtures/chromium';
import { startDesk } from '../../fixtures/desk-calls';
import { ROOT } from '../../fixtures/site-process';
import { tableHead, tableRow } from '../figures';
import { machineLine } from '../machine-line';
import { writeTogether } from './together';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Minutes after which another position is begun, by the next seed. */
    round: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  },
});

const end = Date.now() + Number(values.minutes) * 60_000;

console.log(`${await machineLine()}\n`);
const heads = ['edits', 'words', 'offline', 'chosen', 'told', 'lost', 'joined', 'twice'];
console.log(tableHead(['seed', ...heads]));
const browser = await launchBrowser();
try {
  for (let seed = Number(values.seed); Date.now() < end; seed += 1) {
    const site = await startDesk();
    try {
      const time = Math.min(Number(values.round) * 60_000, end - Date.now());
      const { lost, joined, twice, ...counts } = await writeTogether(browser, site, { seed, time });
      const { edits, words, offline, chosen, told } = counts;
      const counted = [lost, joined, twice].map(({ length }) => length);
      const cells = [seed, edits, words, offline, chosen, told, ...counted];
      console.log(tableRow(cells.map(String)));
      if (lost.length > 0) {
        const kept = path.join(ROOT, 'tests/results', `together-${String(seed)}`);
        await cp(site.dataDir, kept, { recursive: true });
        console.log(`lost: ${lost.join(' ')}; what the service has is in ${kept}`);
      }
      if (joined.length > 0) console.log(`joined: ${joined.join(' ')}`);
      if (twice.length > 0) console.log(`twice: ${twice.join(' ')}`);
      if (lost.length > 0) process.exitCode = 1;
    } finally {
      await site.discard();
    }
  }
} finally {
  await browser.close();
}
