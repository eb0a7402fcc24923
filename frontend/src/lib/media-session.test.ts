import { beforeEach, describe, expect, it, vi } from 'vitest';

import { standInForPlayback } from '../test/playback';
import { announce } from './media-session';

const handlers = new Map<string, MediaSessionActionHandler | null>();
const session = {
  metadata: null as { title: string } | null,
  setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
    handlers.set(action, handler);
  },
};

beforeEach(() => {
  standInForPlayback();
  handlers.clear();
  session.metadata = null;
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly #title: string;
      constructor({ title }: { title: string }) {
        this.#title = title;
      }
      get title(): string {
        return this.#title;
      }
    },
  );
});

describe("the system's own player", () => {
  const piece = (title: string) => ({ title, artist: 'AXTORM', seconds: 20 });

  it('shows what started last, and its keys move that', async () => {
    const [song, video] = [document.createElement('audio'), document.createElement('video')];
    announce(song, piece('Song'));
    announce(video, piece('Video'));
    await song.play();
    expect(session.metadata?.title).toBe('Song');
    await video.play();
    expect(session.metadata?.title).toBe('Video');
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 99 });
    expect(video.currentTime).toBe(20);
    handlers.get('pause')?.({ action: 'pause' });
    expect([song.paused, video.paused]).toEqual([false, true]);
    await song.play();
    expect(session.metadata?.title).toBe('Song');
  });

  it('is empty once that is gone, and keeps what another one shows', async () => {
    const [song, video] = [document.createElement('audio'), document.createElement('video')];
    const [endSong, endVideo] = [announce(song, piece('Song')), announce(video, piece('Video'))];
    await song.play();
    await video.play();
    endSong();
    expect(session.metadata?.title).toBe('Video');
    endVideo();
    expect(session.metadata).toBeNull();
    expect(handlers.get('play')).toBeNull();
  });
});
