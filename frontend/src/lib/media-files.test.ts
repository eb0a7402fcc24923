import { expect, it, vi } from 'vitest';

import { giveFiles } from './media-files';

/** An element that was started without a file, in a browser that forgets so when it gets one, or in one that does not. */
function started(forgets: boolean) {
  const play = vi.fn().mockResolvedValue(undefined);
  const media = {
    paused: false,
    play,
    canPlayType: () => 'probably',
    addEventListener: vi.fn(),
    set src(_: string) {
      media.paused = forgets;
    },
  };
  return { media: media as unknown as HTMLVideoElement, play };
}

it.each([true, false])('a started element plays its file, though it forgot: %s', (forgets) => {
  const { media, play } = started(forgets);
  giveFiles(media, [{ src: '/a.webm', type: 'video/webm' }], '', vi.fn());
  expect(play).toHaveBeenCalledTimes(forgets ? 1 : 0);
});
