/** Every data operation of the latest generation of the platform's client. */
import { latestReader, latestWriter, SONGS, withService } from '../../fixtures/official-client';
import { expect, test } from '../../fixtures/site-test';

// Every test leads this process's fetch to a service of its own.
test.describe.configure({ mode: 'serial' });

/** How items are grouped; the client's own type of it is lost on the way through its context. */
interface Grouping {
  aggregate(collection: string): Grouping;
  group(field: string): Grouping;
  count(): Grouping;
  max(field: string): Grouping;
  run(): Promise<{ readonly items: readonly unknown[] }>;
}

test('the latest generation writes and reads through its own addresses', async () => {
  await withService({}, async ({ key }) => {
    const writer = latestWriter(key);
    const reader = latestReader();
    const inserted = await writer.bulkInsert('Songs', SONGS);
    expect(inserted).toMatchObject({ inserted: 3 });
    const added = await writer.insert('Songs', { title: 'Delta', released: new Date(0) });
    expect(added['released']).toEqual(new Date(0));
    const found = await reader.query('Songs').contains('title', 'ALPH').find();
    expect(found.items.map((item) => item._id)).toEqual(['a']);
    const either = reader
      .query('Songs')
      .eq('title', 'Beta')
      .or(reader.query('Songs').ge('bpm', 170));
    expect((await either.ascending('bpm').find()).items.map((item) => item._id)).toEqual([
      'b',
      'c',
    ]);
    await writer.update('Songs', { _id: 'a', title: 'Alpha II' });
    expect(await reader.get('Songs', 'a')).toMatchObject({ title: 'Alpha II' });
    expect(await reader.get('Songs', 'none')).toBeNull();
    expect(await reader.query('Songs').between('bpm', 100, 150).count()).toBe(1);
    await writer.remove('Songs', 'a');
    expect(await reader.query('Songs').count()).toBe(3);
  });
});

test('the latest generation saves and refers', async () => {
  await withService({}, async ({ key }) => {
    const writer = latestWriter(key);
    const reader = latestReader();
    expect(await writer.bulkSave('Songs', SONGS)).toMatchObject({ inserted: 3 });
    expect((await reader.query('Songs').distinct('tags')).items.toSorted()).toEqual([
      'bass',
      'fast',
      'pop',
      'rock',
    ]);
    await writer.insert('Artists', { _id: 'x', name: 'Axia' });
    await writer.insertReference('Songs', 'artists', 'a', ['x']);
    expect(await reader.isReferenced('Songs', 'artists', 'a', 'x')).toBe(true);
    const artists = await reader.queryReferenced('Songs', 'a', 'artists');
    expect(artists.items).toMatchObject([{ name: 'Axia' }]);
    await writer.removeReference('Songs', 'artists', 'a', 'x');
    expect(await reader.isReferenced('Songs', 'artists', 'a', 'x')).toBe(false);
  });
});

test('the latest generation changes many items, groups them and empties a collection', async () => {
  await withService({}, async ({ key }) => {
    const writer = latestWriter(key);
    const reader = latestReader();
    expect(await writer.save('Songs', { _id: 'a', bpm: 1 })).toMatchObject({ bpm: 1 });
    expect(await writer.bulkSave('Songs', SONGS)).toMatchObject({ inserted: 2, updated: 1 });
    const updated = await writer.bulkUpdate('Songs', [
      { _id: 'a', bpm: 100, slow: true },
      { _id: 'none', bpm: 100 },
    ]);
    expect(updated).toMatchObject({ updated: 1, skipped: 1 });
    const grouped = await (reader as unknown as Grouping)
      .aggregate('Songs')
      .group('slow')
      .count()
      .max('bpm')
      .run();
    expect(grouped.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ _id: true, count: 1, bpmMax: 100 })]),
    );
    await writer.bulkInsert('Artists', [{ _id: 'x' }, { _id: 'y' }, { _id: 'z' }]);
    await writer.replaceReferences('Songs', 'artists', 'a', ['z', 'y']);
    const artists = await reader.queryReferencedItems('Songs', 'a', 'artists');
    expect(artists.results.map((result) => result.item?._id)).toEqual(['z', 'y']);
    expect(await writer.bulkRemove('Songs', ['b', 'none'])).toMatchObject({
      removed: 1,
      skipped: 1,
    });
    await writer.truncate('Songs');
    expect(await reader.count('Songs')).toBe(0);
  });
});
