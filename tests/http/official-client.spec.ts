/**
 * The platform's own JavaScript clients, both generations, on the site's content service. They are written by
 * others and know nothing of it; only the addresses of the hosted platform are led here.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { items as seedItems } from '@wix/data';
import { createClient as createSeedClient, OAuthStrategy as SeedOAuth } from '@wix/sdk';
import { items as latestItems } from 'wix-data-latest';
import {
  ApiKeyStrategy,
  createClient as createLatestClient,
  OAuthStrategy as LatestOAuth,
} from 'wix-sdk-latest';

import { RELEASE_BINARY, SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';

const run = promisify(execFile);
const HOSTED = /^https:\/\/(?:www|readonly|edge)\.wixapis\.com/u;
const CLIENT = { clientId: 'axtorm-site' };

interface Service {
  readonly site: SiteProcess;
  readonly key: string;
}

/** Runs one of the content commands on the data of a running site; its last line. */
async function content(site: SiteProcess, ...command: string[]): Promise<string> {
  const { stdout } = await run(RELEASE_BINARY, ['content', ...command, '--data-dir', site.dataDir]);
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** Starts a site with an empty collection that everybody reads, and a key that opens it for writing. */
async function withService(work: (service: Service) => Promise<void>): Promise<void> {
  const site = await SiteProcess.start();
  const original = globalThis.fetch;
  const { contentUrl } = site;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return original(address.replace(HOSTED, contentUrl), init);
  };
  try {
    await content(site, 'collection', 'create', 'Songs');
    await content(site, 'collection', 'create', 'Artists');
    await work({ site, key: await content(site, 'key', 'create', 'client') });
  } finally {
    globalThis.fetch = original;
    await site.stop();
  }
}

/** The seed generation with a key: its own key strategy came later, so the header is given. */
function seedWriter(key: string) {
  const auth = { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: key } }) };
  return createSeedClient({ modules: { items: seedItems }, auth }).items;
}

function seedReader() {
  return createSeedClient({ modules: { items: seedItems }, auth: SeedOAuth(CLIENT) }).items;
}

function latestWriter(key: string) {
  const auth = ApiKeyStrategy({ apiKey: key, siteId: 'site' });
  return createLatestClient({ modules: { items: latestItems }, auth }).items;
}

function latestReader() {
  return createLatestClient({ modules: { items: latestItems }, auth: LatestOAuth(CLIENT) }).items;
}

const songs = { dataCollectionId: 'Songs' };
const SONGS = [
  { _id: 'a', title: 'Alpha', bpm: 120, tags: ['pop', 'fast'] },
  { _id: 'b', title: 'Beta', bpm: 140, tags: ['rock'] },
  { _id: 'c', title: 'Gamma', bpm: 174, tags: ['fast', 'bass'] },
];

test.describe.configure({ mode: 'serial' });

test('the specified generation writes, reads, counts and aggregates', async () => {
  await withService(async ({ key }) => {
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

test('the specified generation works on many items and on references', async () => {
  await withService(async ({ key }) => {
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

test('the latest generation writes and reads through its own addresses', async () => {
  await withService(async ({ key }) => {
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

test('the latest generation patches, searches and refers', async () => {
  await withService(async ({ key }) => {
    const writer = latestWriter(key);
    const reader = latestReader();
    expect(await writer.bulkSave('Songs', SONGS)).toMatchObject({ inserted: 3 });
    await writer.patch('Songs', 'a').incrementField('bpm', 2).setField('title', 'Alfa').run();
    expect(await reader.get('Songs', 'a')).toMatchObject({ title: 'Alfa', bpm: 122 });
    const patched = await writer.bulkPatch('Songs', ['b', 'c']).appendToArray('tags', 'new').run();
    expect(patched).toMatchObject({ updated: 2 });
    expect((await reader.query('Songs').distinct('tags')).items.toSorted()).toEqual(
      ['bass', 'fast', 'new', 'pop', 'rock'],
    );
    const found = await reader.search('Songs').expression('beta').run();
    expect(found.items.map((item) => item._id)).toEqual(['b']);
    await writer.insert('Artists', { _id: 'x', name: 'Axia' });
    await writer.insertReference('Songs', 'artists', 'a', ['x']);
    expect(await reader.isReferenced('Songs', 'artists', 'a', 'x')).toBe(true);
    const artists = await reader.queryReferenced('Songs', 'a', 'artists');
    expect(artists.items).toMatchObject([{ name: 'Axia' }]);
    await writer.removeReference('Songs', 'artists', 'a', 'x');
    expect(await reader.isReferenced('Songs', 'artists', 'a', 'x')).toBe(false);
  });
});

test('visitors of both generations write nothing', async () => {
  await withService(async ({ key }) => {
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
