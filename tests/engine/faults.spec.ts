/** Some of the faults of `make faults`, without a judgement of times: nothing is lost, nothing hangs, nothing breaks. */
import { attempt } from '../lab/faults/attempt';
import { FAULTS } from '../lab/faults/families';
import { LIES } from '../lab/faults/families/content';
import { Skipped } from '../lab/faults/trial';
import { rowOf } from '../lab/faults/verdict';
import { expect, test } from '../fixtures/site-test';

/** One of each kind, those that take seconds. */
const SOME = [
  'isolate crash, sidecar',
  'content service lying',
  'SQLite locked by another program',
  'read-only data folder',
  '64 open files',
  'SIGTERM under load',
  'HTTP/2 zero window',
];

test('the content service lies in 24 ways or more', () => {
  expect(new Set(LIES.map(({ name }) => name)).size).toBe(LIES.length);
  expect(LIES.length).toBeGreaterThanOrEqual(24);
});

for (const fault of FAULTS.filter(({ name }) => SOME.includes(name))) {
  test(`visitors lose nothing: ${fault.name}`, async () => {
    // Neither times nor memory are judged, so that nothing has to settle for them. A busy machine has no time for a busy day:
    // handshakes of TLS that take too long are ended, as they should be.
    const length = { settle: 0, milliseconds: 1000, windows: 1, perSecond: 50 };
    const trial = await attempt(fault, length).catch((error: unknown) => {
      if (!(error instanceof Skipped)) throw error;
      test.skip(true, error.message);
      return undefined;
    });
    if (trial === undefined) return;
    const row = rowOf(fault.name, trial, { isTimed: false });
    expect(row.broken).toEqual([]);
    expect(row.requests).toBeGreaterThan(0);
  });
}
