import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PageData } from '../contract/contract';
import { renderApp } from '../test/render-app';
import { MissingPageError, NO_LOADER, type PageLoader } from './page-loader';

const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
};
const withTitle = (data: PageData, title: string): PageData => ({
  ...data,
  recruit: {
    posts: (data.recruit?.posts ?? []).map((post) => ({ ...post, positionTitle: title })),
  },
});
const renderRecruit = (refresh: PageLoader['refresh'], onLoadFailure = vi.fn()) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  renderApp('/recruit?locale=en', {
    page: 'recruit',
    loader: { ...NO_LOADER, refresh },
    onLoadFailure,
  });
  return onLoadFailure;
};
afterEach(() => {
  vi.useRealTimers();
});

it('shows new posts when the tab is shown again', async () => {
  const refresh = vi.fn<PageLoader['refresh']>((data) =>
    Promise.resolve(withTitle(data, 'Changed')),
  );
  renderRecruit(refresh);
  await show('hidden');
  expect(refresh).not.toHaveBeenCalled();
  await show('visible');
  expect(screen.getAllByRole('heading', { name: 'Changed' }).length).toBeGreaterThan(0);
});

it('requests posts once in some seconds, and never for a hidden tab', async () => {
  const refresh = vi.fn<PageLoader['refresh']>((data) => Promise.resolve(data));
  renderRecruit(refresh);
  await show('visible');
  for (let times = 0; times < 5; times += 1) {
    await show('hidden');
    await show('visible');
  }
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await show('visible');
  await show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('keeps posts that cannot be loaded, and loads the document when the page is gone', async () => {
  const gone = new MissingPageError('404');
  const refresh = vi
    .fn<PageLoader['refresh']>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockRejectedValueOnce(gone);
  const onLoadFailure = renderRecruit(refresh);
  await show('visible');
  expect(onLoadFailure).not.toHaveBeenCalled();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(5000);
  await show('visible');
  expect(onLoadFailure).toHaveBeenCalledWith(gone);
});
