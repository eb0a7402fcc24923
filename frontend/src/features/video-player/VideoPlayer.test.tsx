import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PageData } from '../../contract/contract';
import { PageDataContext } from '../../i18n/page-data';
import { takeSound } from '../../lib/sole-sound';
import { soundVideos, videos } from '../../media/manifest';
import common from '../../../../locales/en/common.json';
import type { VideoCover } from '../../media/types';
import { standInForPlayback } from '../../test/playback';
import { VideoPlayer } from './VideoPlayer';

const { freePlay01: cover } = videos;
const files = soundVideos.freePlay01;
const { player } = common.media;

// The player reads the texts of every page only.
const data = { page: 'home', locale: 'en', messages: { common } } as unknown as PageData;

beforeEach(standInForPlayback);

function show(youtubeId: string | null, video = cover) {
  const { container } = render(
    <PageDataContext value={data}>
      <VideoPlayer youtubeId={youtubeId} video={video} title="Trailer" size="home" />
    </PageDataContext>,
  );
  return container;
}

/** Presses the poster and waits for the player's chunk. */
async function start() {
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Trailer' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Play video: Trailer' })).toBeNull();
  });
}

async function startVideo(cover?: VideoCover) {
  const container = show(null, cover);
  await start();
  const video = container.querySelector('video');
  if (video === null) throw new Error('no video');
  return video;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a video', () => {
  it('loads its poster alone until it is started', () => {
    const container = show(null);
    expect(container.querySelector('video, iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', cover.poster.webp.split(' ')[0]);
  });

  it('is played by the press itself, before its player has come', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    show(null);
    fireEvent.click(screen.getByRole('button', { name: 'Play video: Trailer' }));
    expect(play).toHaveBeenCalledTimes(1);
    await screen.findByRole('button', { name: player.pause });
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('plays our own in the size that suits the window', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: media.includes('portrait') }) as MediaQueryList,
    );
    const upright = await startVideo();
    expect(upright).toHaveAttribute('src', files.sources[0]?.src);
    expect(files.sources[0]?.media).toContain('portrait');
    cleanup();
    vi.mocked(window.matchMedia).mockImplementation(
      (media) => ({ media, matches: false }) as MediaQueryList,
    );
    const wide = files.sources.find(({ media }) => media === undefined);
    expect(await startVideo()).toHaveAttribute('src', wide?.src);
    expect(screen.queryByText(/YouTube/u)).toBeNull();
  });

  it("plays in the other company's player where its id is known, and says so before", async () => {
    const container = show('abcdefghijk');
    expect(screen.getByText(/YouTube/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trailer' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
    await start();
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('iframe')?.src).toContain(
      'youtube-nocookie.com/embed/abcdefghijk?',
    );
  });

  it('links to a file that every browser plays without script', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Trailer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/freePlay01Clip-1280\..+\.mp4$/u),
    );
  });
});

describe('the controls of a video', () => {
  it('take the focus, play and pause', async () => {
    const video = await startVideo();
    expect(button(player.pause)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(video.paused).toBe(true);
    expect(button(player.play)).toHaveFocus();
    await userEvent.click(video);
    expect(video.paused).toBe(false);
  });

  it('move by a second with an arrow and say the position', async () => {
    const video = await startVideo();
    const seek = screen.getByRole('slider', { name: player.position });
    fireEvent.keyDown(seek, { key: 'ArrowRight' });
    fireEvent.keyDown(seek, { key: 'ArrowRight' });
    fireEvent.keyDown(seek, { key: 'ArrowLeft' });
    expect(video.currentTime).toBe(1);
    fireEvent(video, new Event('timeupdate'));
    expect(seek).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:01 of 0:/u));
    fireEvent.input(seek, { target: { value: '2.5' } });
    expect(video.currentTime).toBe(2.5);
  });

  it('show and hide the captions', async () => {
    const video = await startVideo();
    const track = video.textTracks[0];
    expect(button(player.captions)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button(player.captions));
    expect(track?.mode).toBe('showing');
    act(() => {
      video.textTracks.dispatchEvent(new Event('change'));
    });
    expect(button(player.captions)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(player.captions));
    expect(track?.mode).toBe('hidden');
  });
});

describe('the captions of a video', () => {
  it('are those of the page', async () => {
    const video = await startVideo();
    const track = video.querySelector('track');
    expect(track).toHaveAttribute('src', files.captions.en);
    expect(track).toHaveAttribute('srclang', 'en');
  });

  it('are shown from the start where nothing else explains what is seen', async () => {
    for (const [name, isDefault] of [
      ['tutorial', true],
      ['tutorialKr', false],
      ['mashup01', false],
    ] as const) {
      const video = await startVideo(videos[name]);
      expect(video.querySelector('track')?.default, name).toBe(isDefault);
      cleanup();
    }
  });
});

describe('the sound of a video', () => {
  it('is on from the start', async () => {
    const video = await startVideo();
    expect(video).not.toHaveAttribute('muted');
    expect(video.muted).toBe(false);
  });

  it('is muted and has a volume', async () => {
    const video = await startVideo();
    await userEvent.click(button(player.mute));
    expect(video.muted).toBe(true);
    fireEvent.change(screen.getByRole('slider', { name: player.volume }), {
      target: { value: '0.4' },
    });
    expect([video.muted, video.volume]).toEqual([false, 0.4]);
  });

  it('ends what sounded before, unless it is muted', async () => {
    const song = document.createElement('audio');
    await song.play();
    takeSound(song);
    const video = await startVideo();
    expect(song.paused).toBe(true);
    await song.play();
    takeSound(song);
    expect(video.paused).toBe(true);
    video.muted = true;
    await userEvent.click(await screen.findByRole('button', { name: player.play }));
    expect(song.paused).toBe(false);
    video.muted = false;
    fireEvent(video, new Event('volumechange'));
    expect(song.paused).toBe(true);
  });

  it('ends when something else sounds', async () => {
    const video = await startVideo();
    takeSound(document.createElement('audio'));
    expect(video.paused).toBe(true);
  });

  it('ends when the page is hidden', async () => {
    const video = await startVideo();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(video.paused).toBe(true);
  });
});
