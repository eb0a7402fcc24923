/** What visitors may not do, whichever generation of the platform's client they use. */
import {
  latestReader,
  seedReader,
  seedWriter,
  songs,
  withService,
} from '../../fixtures/official-client';
import { expect, test } from '../../fixtures/site-test';

// Every test leads this process's fetch to a service of its own.
test.describe.configure({ mode: 'serial' });

test('visitors of both generations write nothing', async () => {
  await withService({}, async ({ key }) => {
    await seedWriter(key).insertDataItem({ ...songs, dataItem: { data: { _id: 'a' } } });
    const attempts = [
      () => seedReader().insertDataItem({ ...songs, dataItem: { data: {} } }),
      () => seedReader().removeDataItem('a', songs),
      () => seedReader().truncateDataItems(songs),
      () => latestReader().insert('Songs', {}),
      () => latestReader().remove('Songs', 'a'),
    ];
    for (const [number, attempt] of attempts.entries()) {
      // The first generation rejects with an object that is no error.
      const outcome = await attempt().then(
        () => 'written',
        () => 'refused',
      );
      expect(outcome, `attempt ${String(number)}`).toBe('refused');
    }
    expect((await seedReader().countDataItems(songs)).totalCount).toBe(1);
  });
});
