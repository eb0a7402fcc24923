import { expect, it } from 'vitest';

import { Underruns } from './underruns';

it('sees a gap once, and none that is too short to be heard', () => {
  const playbackStats = { underrunDuration: 0.5 };
  const underruns = new Underruns({ playbackStats } as unknown as AudioContext);
  expect(underruns.look()).toBe(false);
  playbackStats.underrunDuration += 0.004;
  expect(underruns.look()).toBe(false);
  // Short ones add up.
  playbackStats.underrunDuration += 0.007;
  expect(underruns.look()).toBe(true);
  expect(underruns.look()).toBe(false);
});

it('follows a browser that begins its count anew', () => {
  const playbackStats = { underrunDuration: 2 };
  const underruns = new Underruns({ playbackStats } as unknown as AudioContext);
  playbackStats.underrunDuration = 0;
  expect(underruns.look()).toBe(false);
  playbackStats.underrunDuration = 0.1;
  expect(underruns.look()).toBe(true);
});

it('knows the name of the first browsers, and sees nothing where nothing is told', () => {
  const playoutStats = { fallbackFramesDuration: 0 };
  const first = new Underruns({ playoutStats } as unknown as AudioContext);
  playoutStats.fallbackFramesDuration = 0.2;
  expect(first.look()).toBe(true);
  expect(new Underruns({} as AudioContext).look()).toBe(false);
});
