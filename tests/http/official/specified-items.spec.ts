/** Every data operation of the specified generation of the platform's client. */
import { items } from '@wix/data';

import { seedReader, seedWriter, SONGS, songs, withService } from '../../fixtures/official-client';
import { expect, test } from '../../fixtures/site-test';

// Every test leads this process's fetch to a service of its own.
test.describe.configure({ mode: 'serial' });

test('single items are written, read, counted and removed', async () => {
  await withService({}, async ({ key }) => {
    const writer = seedWriter(key);
    const reader = seedReader();
    for (const song of SONGS) {
      await writer.insertDataItem({ ...songs, dataItem: { data: song } });
    }
    const later = await reader.queryDataItems(songs).ne('title', 'Beta').descending('bpm').find();
    expect(later.items.map((item) => item._id)).toEqual(['c', 'a']);
    const fast = await reader.queryDataItems(songs).in('tags', ['fast', 'none']).find();
    expect(fast.items.map((item) => item._id).sort()).toEqual(['a', 'c']);
    const begun = await reader.queryDataItems(songs).startsWith('title', 'gAM').find();
    expect(begun.items.map((item) => item._id)).toEqual(['c']);
    const byId = await reader.queryDataItems(songs).eq('_id', 'b').find();
    expect(byId.items[0]?.data?.['title']).toBe('Beta');

    const saved = await writer.saveDataItem({
      ...songs,
      dataItem: { data: { _id: 'd', title: 'Delta', bpm: 100 } },
    });
    expect(saved.action).toBe('INSERTED');
    const updated = await writer.updateDataItem('d', {
      ...songs,
      dataItem: { data: { _id: 'd', title: 'Delta II', bpm: 101 } },
    });
    expect(updated.dataItem?.data?.['title']).toBe('Delta II');
    const got = await reader.getDataItem('d', songs);
    expect(got.data?.['bpm']).toBe(101);
    const counted = await reader.countDataItems({ ...songs, filter: { bpm: { $gte: 120 } } });
    expect(counted.totalCount).toBe(3);
    const distinct = await reader.queryDistinctValues({ ...songs, fieldName: 'tags' });
    expect(distinct.distinctValues).toEqual(
      expect.arrayContaining(['bass', 'fast', 'pop', 'rock']),
    );
    const removed = await writer.removeDataItem('d', songs);
    expect(removed.dataItem?._id).toBe('d');
  });
});

test('many items are written at once, each with a result of its own', async () => {
  await withService({}, async ({ key }) => {
    const writer = seedWriter(key);
    const inserted = await writer.bulkInsertDataItems({
      ...songs,
      dataItems: SONGS.map((data) => ({ data })),
      returnEntity: true,
    });
    expect(inserted.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 0 });
    const again = await writer.bulkInsertDataItems({
      ...songs,
      dataItems: [{ data: { _id: 'a' } }, { data: { _id: 'z' } }],
    });
    expect(again.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
    const changed = await writer.bulkUpdateDataItems({
      ...songs,
      dataItems: [{ data: { _id: 'z', title: 'Zeta' } }, { data: { _id: 'none' } }],
    });
    expect(changed.results.map((result) => result.itemMetadata?.error?.code)).toEqual([
      undefined,
      'WDE0073',
    ]);
    const saved = await writer.bulkSaveDataItems({
      ...songs,
      dataItems: [{ data: { _id: 'z', title: 'Zeta II' } }, { data: { _id: 'y' } }],
      returnEntity: true,
    });
    expect(saved.results.map((result) => result.action)).toEqual(['UPDATE', 'INSERT']);
    expect(saved.results[0]?.dataItem?.data?.['title']).toBe('Zeta II');
    await writer.removeDataItem('y', songs);
    const gone = await writer.bulkRemoveDataItems({ ...songs, dataItemIds: ['z', 'none'] });
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });

    // Without a total this client never asks for a second page.
    let page = await seedReader()
      .queryDataItems({ ...songs, returnTotalCount: true })
      .ascending('title')
      .limit(2)
      .find();
    const titles = page.items.map((item) => item.data?.['title'] as string);
    while (page.hasNext()) {
      page = await page.next();
      titles.push(...page.items.map((item) => item.data?.['title'] as string));
    }
    expect(titles).toEqual(['Alpha', 'Beta', 'Gamma']);
    await writer.truncateDataItems(songs);
    expect((await seedReader().countDataItems(songs)).totalCount).toBe(0);
  });
});

test('items are grouped and calculated with', async () => {
  await withService({}, async ({ key }) => {
    await seedWriter(key).bulkInsertDataItems({
      ...songs,
      dataItems: [...SONGS, { _id: 'd', bpm: 90 }].map((data) => ({
        data: { ...data, slow: data.bpm < 130 },
      })),
    });
    const groups = await seedReader().aggregateDataItems({
      ...songs,
      initialFilter: { bpm: { $gt: 90 } },
      aggregation: {
        groupingFields: ['slow'],
        operations: [
          { resultFieldName: 'songs', itemCount: {} },
          { resultFieldName: 'mean', average: { itemFieldName: 'bpm' } },
          { resultFieldName: 'least', min: { itemFieldName: 'bpm' } },
          { resultFieldName: 'most', max: { itemFieldName: 'bpm' } },
          { resultFieldName: 'all', sum: { itemFieldName: 'bpm' } },
        ],
      },
      finalFilter: { songs: { $gte: 1 } },
      sort: [{ fieldName: 'most', order: items.SortOrder.DESC }],
    });
    expect(groups.results).toEqual([
      { _id: { slow: false }, songs: 2, mean: 157, least: 140, most: 174, all: 314 },
      { _id: { slow: true }, songs: 1, mean: 120, least: 120, most: 120, all: 120 },
    ]);
  });
});

test('items refer to items of another collection', async () => {
  await withService({}, async ({ key }) => {
    const writer = seedWriter(key);
    const reader = seedReader();
    await writer.insertDataItem({ ...songs, dataItem: { data: { _id: 'a' } } });
    await writer.bulkInsertDataItems({
      dataCollectionId: 'Artists',
      dataItems: ['x', 'y', 'z'].map((_id) => ({ data: { _id, name: _id.toUpperCase() } })),
    });
    const referring = { referringItemFieldName: 'artists', referringItemId: 'a' };
    const to = (referencedItemId: string) => ({ ...referring, referencedItemId });
    const referred = async () => {
      const found = await reader.queryReferencedDataItems({ ...songs, ...referring });
      return found.results.map((result) => result.dataItem?._id);
    };

    await writer.insertDataItemReference({ ...songs, dataItemReference: to('x') });
    expect((await reader.isReferencedDataItem({ ...songs, ...to('x') })).isReferenced).toBe(true);
    const many = await writer.bulkInsertDataItemReferences({
      ...songs,
      dataItemReferences: [to('x'), to('y'), to('z')],
      returnEntity: true,
    });
    expect(many.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
    expect(many.results[0]?.referenceMetadata?.error?.code).toBe('WDE0029');
    expect(await referred()).toEqual(['x', 'y', 'z']);
    const backwards = await reader.queryReferencedDataItems({
      ...songs,
      ...referring,
      order: items.SortOrder.DESC,
      paging: { limit: 1 },
    });
    expect(backwards.results[0]?.dataItem?.data?.['name']).toBe('Z');

    await writer.removeDataItemReference({ ...songs, dataItemReference: to('x') });
    await writer.bulkRemoveDataItemReferences({ ...songs, dataItemReferences: [to('y')] });
    expect(await referred()).toEqual(['z']);
    const newReferencedItemIds = ['y', 'x'];
    await writer.replaceDataItemReferences({ ...songs, ...referring, newReferencedItemIds });
    expect(await referred()).toEqual(['y', 'x']);
  });
});
