import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { sounds } from '../../media/manifest';
import common from '../../../../locales/en/common.json';
import { audio, bar, press, showSongs, standInForSound } from '../../test/sound-page';

standInForSound();

describe('the loop', () => {
  it('offers its file when none can be played', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { container } = showSongs();
    await press('Play Loop');
    expect(await screen.findByRole('alert')).toHaveTextContent(common.media.player.silent);
    const file = screen.getByRole('link', { name: new RegExp(common.media.player.file, 'u') });
    expect(file).toHaveAttribute('href', sounds.loop.sources.at(-1)?.src);
    expect(audio(container).paused).toBe(true);
  });

  const broken = vi.fn(function AudioContext() {
    throw new DOMException('no device', 'NotSupportedError');
  });
  it.each([
    ['has no Web Audio', undefined],
    ['cannot start it', broken],
  ])('is repeated by a browser that %s', async (_name, Context) => {
    vi.stubGlobal('AudioContext', Context);
    const { container } = showSongs();
    await press('Play Loop');
    await bar();
    const { loop, paused } = audio(container);
    expect([loop, paused]).toEqual([true, false]);
    expect(audio(container)).toHaveAttribute('src', sounds.loop.sources[0]?.src);
  });

  it('leaves what plays next alone when it is no longer wanted', async () => {
    let fail: (reason: Error) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)));
    const { container } = showSongs();
    await press('Play Loop');
    await bar();
    await press('Play One');
    await waitFor(() => {
      expect(audio(container)).toHaveAttribute('src');
    });
    await act(() => {
      fail(new TypeError('offline'));
      return Promise.resolve();
    });
    expect(audio(container).paused).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
