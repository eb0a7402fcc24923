import { describe, expect, it, vi } from 'vitest';

import { CLIENT_PAGES } from '../pages/registry.client';
import { samplePageData } from '../../scripts/sample-data.mjs';
import { createPageLoader } from './page-loader';

const live = () => new AbortController().signal;
const respondWith = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));

describe('the page loader', () => {
  it('requests a page in a language once', async () => {
    const fetchPage = respondWith(samplePageData('home', 'jp'));
    const loader = createPageLoader(fetchPage, CLIENT_PAGES);
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
    const loader = createPageLoader(fetchPage, CLIENT_PAGES);
    await expect(loader.load('/', 'en', live())).rejects.toThrow('responded with 503');
    await expect(loader.load('/', 'en', live())).rejects.toThrow('responded with 503');
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('rejects the data of another page', async () => {
    const loader = createPageLoader(respondWith(samplePageData('home', 'en')), CLIENT_PAGES);
    await expect(loader.load('/fankit', 'en', live())).rejects.toThrow('returned the page home');
  });

  it('rejects a load that was aborted', async () => {
    const abort = new AbortController();
    const loader = createPageLoader(respondWith(samplePageData('home', 'en')), CLIENT_PAGES);
    const load = loader.load('/', 'en', abort.signal);
    abort.abort();
    await expect(load).rejects.toThrow(/abort/iu);
  });
});
