import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../api/error';
import type { Show } from './preview';
import { PAUSE_MS, Preview, RETRY_MS, WAIT_MS } from './preview';

/** A preview of a service that names a page by its title; calls can be held back. */
function aPreview() {
  const show = vi.fn<Show>(({ title }) => Promise.resolve(`/${title ?? ''}`));
  return { preview: new Preview(show), show };
}

/** A call that ends when its page is given. */
function held() {
  let give: (address: string) => void = () => undefined;
  const page = new Promise<string>((resolve) => {
    give = resolve;
  });
  return { page, give };
}

const titles = (show: ReturnType<typeof aPreview>['show']) =>
  show.mock.calls.map(([{ title }]) => title);

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('a preview', () => {
  it('shows the first text at once, and later ones a pause after the last key', async () => {
    const { preview, show } = aPreview();
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(0);
    expect(preview.state()).toEqual({ address: '/A', error: null });
    preview.follow({ title: 'AB' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    preview.follow({ title: 'ABC' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(titles(show)).toEqual(['A']);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles(show)).toEqual(['A', 'ABC']);
    expect(preview.state().address).toBe('/ABC');
  });

  it('stays when the service gives the same text anew', async () => {
    const { preview, show } = aPreview();
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(0);
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(titles(show)).toEqual(['A']);
  });

  it('is not kept waiting by keys that go on', async () => {
    const { preview, show } = aPreview();
    preview.follow({ title: '' });
    await vi.advanceTimersByTimeAsync(0);
    for (let time = 0; time <= WAIT_MS; time += 100) {
      preview.follow({ title: String(time) });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(show.mock.calls.length).toBeGreaterThan(1);
  });

  it('has one text on its way, and the newest next; no older page takes the place of a newer one', async () => {
    const { preview, show } = aPreview();
    const { page, give } = held();
    show.mockReturnValueOnce(page);
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(0);
    preview.follow({ title: 'B' });
    preview.follow({ title: 'C' });
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(titles(show)).toEqual(['A']);
    give('/A');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(titles(show)).toEqual(['A', 'C']);
    expect(preview.state().address).toBe('/C');
  });

  it('keeps the last page when it fails, and comes back by itself', async () => {
    const { preview, show } = aPreview();
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(0);
    const error = new ApiError({ code: 'unavailable', message: '', status: 503 });
    show.mockRejectedValueOnce(error);
    preview.follow({ title: 'B' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(preview.state()).toEqual({ address: '/A', error });
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(preview.state()).toEqual({ address: '/B', error: null });
  });

  it('does not send again what is refused', async () => {
    const { preview, show } = aPreview();
    show.mockRejectedValueOnce(new ApiError({ code: 'invalid', message: '', status: 422 }));
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(titles(show)).toEqual(['A']);
    preview.follow({ title: 'B' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(preview.state()).toEqual({ address: '/B', error: null });
  });

  it('says where in a text somebody writes', async () => {
    const { preview, show } = aPreview();
    preview.follow({ jobDescription: '<p>A</p>' });
    await vi.advanceTimersByTimeAsync(0);
    preview.follow({ jobDescription: '<p>A</p><p>B</p>' });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(show.mock.calls.map(([, place]) => place)).toEqual([
      null,
      { field: 'jobDescription', before: '<p>A</p>' },
    ]);
  });

  it('that is stopped takes nothing more', async () => {
    const { preview, show } = aPreview();
    const { page, give } = held();
    show.mockReturnValueOnce(page);
    preview.follow({ title: 'A' });
    await vi.advanceTimersByTimeAsync(0);
    preview.stop();
    give('/A');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(preview.state().address).toBeNull();
  });
});
