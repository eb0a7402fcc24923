/** Where the attackers of `make faults` go. */
import { createServer } from 'node:http';

import { expect, test } from 'vitest';

import { Trial, VISITS_PER_SECOND, type Reached } from './trial';
import { close, listen } from '../../fixtures/loopback';

/** A site of one empty page that notes how it is asked. */
async function notingSite(trial: Trial): Promise<Reached & { readonly methods: Set<string> }> {
  const methods = new Set<string>();
  const server = createServer(({ method }, response) => {
    methods.add(method ?? '');
    response.end('</html>');
  });
  const url = await listen(server);
  trial.finally(() => close(server));
  return { url, pid: process.pid, methods };
}

for (const isElsewhere of [false, true]) {
  test(`attackers go to ${isElsewhere ? 'another site than' : 'the site of'} the visitors`, async () => {
    const sites: Set<string>[] = [];
    // A busy machine takes a second until an attacker's thread runs.
    const trial = new Trial(
      { settle: 0, milliseconds: 2500, windows: 1, perSecond: VISITS_PER_SECOND },
      { isElsewhere },
    );
    try {
      // These attackers ask by HEAD, and visitors by GET.
      const start = async (each: Trial) => {
        const site = await notingSite(each);
        sites.push(site.methods);
        return site;
      };
      await trial.attack(start, 'queryStrings', 1);
    } finally {
      await trial.end();
    }
    expect(sites.map((methods) => [...methods].toSorted())).toEqual(
      isElsewhere ? [['GET'], ['HEAD']] : [['GET', 'HEAD']],
    );
  });
}
