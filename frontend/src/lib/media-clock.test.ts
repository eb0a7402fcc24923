import { describe, expect, it, vi } from 'vitest';

import { clockTime, followClock } from './media-clock';

describe('a clock', () => {
  it('shows minutes and seconds', () => {
    expect([0, 9.9, 65.2, 600].map(clockTime)).toEqual(['0:00', '0:09', '1:05', '10:00']);
  });

  it('is drawn when the time changes, and no more once it is stopped', () => {
    const media = document.createElement('audio');
    const draw = vi.fn();
    const stop = followClock(media, draw);
    media.dispatchEvent(new Event('timeupdate'));
    expect(draw).toHaveBeenCalledTimes(2);
    stop();
    media.dispatchEvent(new Event('timeupdate'));
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
