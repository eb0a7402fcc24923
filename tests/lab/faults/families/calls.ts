/** Faults of visitors of the content service, who have a token that anybody gets. */
import { createKey, write } from '../items';
import type { SiteProcess } from '../../../fixtures/site-process';
import type { Fault, Trial } from '../trial';
import { contentOf, site } from './clients';

/** Items that each refer to all of them: a page that shows them whole would have 240 MB. */
const ITEMS = 64;
const ITEM_BYTES = 60_000;

async function siteWithReferences(trial: Trial): Promise<SiteProcess> {
  const running = await site(trial);
  const key = await createKey(running);
  const others = Array.from({ length: ITEMS }, (_, number) => `refers-${String(number)}`);
  for (const id of others) {
    const data = { others, text: 'x'.repeat(ITEM_BYTES) };
    const { status } = await write(running.contentUrl, key, id, data);
    trial.expect(status === 200, `the response to an item was ${String(status)}`);
  }
  return running;
}

export const CALL_FAULTS: readonly Fault[] = [
  {
    name: '200 unfinished bodies of 1 MiB with the token of a visitor',
    try: async (trial) => {
      await trial.attack(site, 'unfinishedQueries', 200, contentOf);
    },
  },
  {
    name: 'queries for referenced items',
    try: async (trial) => {
      const counted = await trial.attack(siteWithReferences, 'referencedItems', 8, contentOf);
      trial.expect((counted['2xx'] ?? 0) > 0, 'none succeeded');
      trial.expect((counted['4xx'] ?? 0) > 0, 'none was refused');
    },
  },
];
