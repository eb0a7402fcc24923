import { describe, expect, it, vi } from 'vitest';

import { loadParts } from '../pages/registry.client';
import { samplePageData } from '../../scripts/sample-data.mjs';
import { MissingPageError, createPageLoader } from './page-loader';

const live = () => new AbortController().signal;
const respondWith = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));

describe('the page loader', () => {
  it('requests a page in a language once', async () => {
    const fetchPage = respondWith(samplePageData('home', 'jp'));
    const loader = createPageLoader(fetchPage, loadParts);
    const first = await loader.load('/', 'jp', live());
    expect(first.data.locale).toBe('jp');
    await loader.load('/', 'jp', live());
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(fetchPage.mock.calls[0]?.[0]).toBe('/_data/home?locale=jp');
    loader.clear();
    await loader.load('/', 'jp', live());
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('rejects an error of the server and sends a new request the next time', async () => {
    const fetchPage = respondWith({}, 503);
    const loader = createPageLoader(fetchPage, loadParts);
    await expect(loader.load('/', 'en', live())).rejects.toThrow('responded with 503');
    await expect(loader.load('/', 'en', live())).rejects.toThrow('responded with 503');
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('rejects the data of another page', async () => {
    const loader = createPageLoader(respondWith(samplePageData('home', 'en')), loadParts);
    await expect(loader.load('/fankit', 'en', live())).rejects.toThrow('returned the page home');
  });

  it('requests a page with posts each time, past the age of the copy that the browser has', async () => {
    const fetchPage = respondWith(samplePageData('recruit', 'jp'));
    const loader = createPageLoader(fetchPage, loadParts);
    await loader.load('/recruit', 'jp', live());
    await loader.load('/recruit', 'jp', live());
    expect(fetchPage).toHaveBeenCalledTimes(2);
    expect(fetchPage.mock.calls[0]?.[1]?.cache).toBe('no-cache');
  });

  it('takes the data of a closed position, and says when there is none', async () => {
    const closed = { ...samplePageData('position', 'en'), position: { others: [], post: null } };
    const loader = createPageLoader(respondWith(closed, 410), loadParts);
    expect((await loader.load('/recruit/post-2', 'en', live())).data).toEqual(closed);
    const missing = createPageLoader(respondWith({}, 404), loadParts);
    await expect(missing.load('/recruit/x', 'en', live())).rejects.toThrow(MissingPageError);
  });

  it('refreshes the posts of a page and leaves the texts of its build', async () => {
    const data = samplePageData('recruit', 'en');
    const newer = { ...data, recruit: { posts: [] }, messages: { common: {}, page: {} } };
    const loader = createPageLoader(respondWith(newer), loadParts);
    expect(await loader.refresh(data, live())).toEqual({ ...data, recruit: { posts: [] } });
    const same = createPageLoader(respondWith(data), loadParts);
    expect(await same.refresh(data, live())).toBe(data);
    const other = samplePageData('recruit', 'jp');
    const redirected = createPageLoader(respondWith(other), loadParts);
    expect(await redirected.refresh(data, live())).toEqual(other);
  });

  it('rejects a load that was aborted', async () => {
    const abort = new AbortController();
    const loader = createPageLoader(respondWith(samplePageData('home', 'en')), loadParts);
    const load = loader.load('/', 'en', abort.signal);
    abort.abort();
    await expect(load).rejects.toThrow(/abort/iu);
  });
});
