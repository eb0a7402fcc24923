import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { standInForPlayback } from '../test/playback';
import { onSilence } from './silence';

let media: HTMLAudioElement;
let stop: () => void = () => undefined;
const tell = vi.fn();

const move = (time: number) => {
  media.currentTime = time;
  media.dispatchEvent(new Event('timeupdate'));
};

beforeEach(() => {
  standInForPlayback();
  vi.useFakeTimers();
  tell.mockClear();
  media = document.createElement('audio');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a press on play', () => {
  it('that plays nothing for three seconds is told, until something plays', async () => {
    stop = onSilence(media, tell);
    await media.play();
    vi.advanceTimersByTime(2900);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(tell.mock.calls).toEqual([[true]]);
    move(0.2);
    expect(tell).toHaveBeenLastCalledWith(false);
  });

  it('counts when it came before', async () => {
    await media.play();
    stop = onSilence(media, tell);
    vi.advanceTimersByTime(3000);
    expect(tell.mock.calls).toEqual([[true]]);
  });

  it('that plays is not told, nor one that is taken back', async () => {
    stop = onSilence(media, tell);
    await media.play();
    move(0.5);
    vi.advanceTimersByTime(4000);
    media.pause();
    await media.play();
    vi.advanceTimersByTime(1000);
    media.pause();
    vi.advanceTimersByTime(4000);
    expect(tell).not.toHaveBeenCalledWith(true);
  });

  it('is forgotten when its element is', async () => {
    stop = onSilence(media, tell);
    await media.play();
    stop();
    vi.advanceTimersByTime(4000);
    expect(tell).not.toHaveBeenCalled();
  });
});
