/** Faults of visitors of the content service, who have a token that anybody gets. */
import { createKey, write } from '../items';
import { SiteProcess } from '../../fixtures/site-process';
import type { Fault, Trial } from '../trial';
import { QUIET } from './clients';

/** Items that each refer to all of them: a page that shows them whole would have 240 MB. */
const ITEMS = 64;
const ITEM_BYTES = 60_000;

async function siteWithReferences(trial: Trial): Promise<SiteProcess> {
  const site = trial.uses(await SiteProcess.start(QUIET));
  const key = await createKey(site);
  const others = Array.from({ length: ITEMS }, (_, number) => `refers-${String(number)}`);
  for (const id of others) {
    const data = { others, text: 'x'.repeat(ITEM_BYTES) };
    const { status } = await write(site.contentUrl, key, id, data);
    trial.expect(status === 200, `the response to an item was ${String(status)}`);
  }
  return site;
}

export const CALL_FAULTS: readonly Fault[] = [
  {
    name: '200 unfinished bodies of 1 MiB with the token of a visitor',
    try: async (trial) => {
      const site = trial.uses(await SiteProcess.start(QUIET));
      await trial.attack(site, 'unfinishedQueries', 200, site.contentUrl);
    },
  },
  {
    name: 'queries for referenced items',
    try: async (trial) => {
      const site = await siteWithReferences(trial);
      const counted = await trial.attack(site, 'referencedItems', 8, site.contentUrl);
      trial.expect((counted['2xx'] ?? 0) > 0, 'none succeeded');
      trial.expect((counted['4xx'] ?? 0) > 0, 'none was refused');
    },
  },
];
