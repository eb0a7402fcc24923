import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PageData } from '../../contract/contract';
import { PageDataContext } from '../../i18n/page-data';
import { sounds } from '../../media/manifest';
import common from '../../../../locales/en/common.json';
import { takeSound } from '../../lib/sole-sound';
import { standInForPlayback } from '../../test/playback';
import { pulseAt } from './beat';
import { SongPlayer } from './SongPlayer';
import { SoundDock } from './SoundDock';
import { SoundSwitch } from './SoundSwitch';
import { switchSound } from './sound-control';

const data = { page: 'fankit', locale: 'en', messages: { common } } as unknown as PageData;

/** Sound that the tests' documents lack. What is fetched never comes, unless a test says so. */
function stubSound() {
  const node = () => ({ stream: null, context: { currentTime: 0 } });
  const done = () => Promise.resolve();
  const context = { createMediaStreamDestination: node, resume: done, suspend: done, close: done };
  // Called by `new`, which gives what it returns.
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
}

beforeEach(() => {
  standInForPlayback();
  stubSound();
});
afterEach(() => {
  switchSound(false);
});

function show() {
  return render(
    <PageDataContext value={data}>
      <SoundSwitch />
      <SongPlayer track={{ name: 'song01', title: 'One' }} />
      <SongPlayer track={{ name: 'loop', title: 'Loop' }} />
      <SoundDock />
    </PageDataContext>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.findByRole('region', { name: common.sound.nowPlaying });
const audio = (container: HTMLElement) => {
  const found = container.querySelector('audio');
  if (found === null) throw new Error('nothing plays');
  return found;
};

describe('a song', () => {
  it('loads nothing before it is played, and then its files', async () => {
    const { container } = show();
    expect(container.querySelector('audio')).toBeNull();
    await press('Play One');
    await bar();
    const sources = [...audio(container).querySelectorAll('source')];
    expect(sources.map((source) => source.getAttribute('src'))).toEqual(
      sounds.song01.sources.map(({ src }) => src),
    );
    expect(audio(container).paused).toBe(false);
    expect(screen.getByRole('button', { name: 'Pause One' })).toBeVisible();
  });

  it('shows its position over its waveform and is moved there', async () => {
    const { container } = show();
    await press('Play One');
    const before = within(await bar()).getAllByRole('slider').length;
    const [position] = screen.getAllByRole('slider', { name: common.media.player.position });
    if (position === undefined) throw new Error('no position');
    expect(screen.getAllByRole('slider')).toHaveLength(before + 1);
    fireEvent.input(position, { target: { value: '5' } });
    expect(audio(container).currentTime).toBe(5);
    fireEvent(audio(container), new Event('timeupdate'));
    expect(screen.getByText(/^0:05 \/ \d:\d\d$/u)).toBeInTheDocument();
  });

  it('is paused and goes on by its own button', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    const element = audio(container);
    await press('Pause One');
    await waitFor(() => {
      expect(element.paused).toBe(true);
    });
    await press('Play One');
    await waitFor(() => {
      expect(element.paused).toBe(false);
    });
  });
});

describe('what a song plays', () => {
  it('is as loud as the one before it', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    const { player } = common.media;
    fireEvent.change(screen.getByRole('slider', { name: player.volume }), {
      target: { value: '0.4' },
    });
    const first = audio(container);
    expect(first.volume).toBe(0.4);
    await press('Play Loop');
    await waitFor(() => {
      expect(audio(container)).not.toBe(first);
    });
    expect(audio(container).volume).toBe(0.4);
    await press(player.mute);
    expect(audio(container).muted).toBe(true);
    await press(player.unmute);
    expect(audio(container).muted).toBe(false);
    fireEvent.change(screen.getByRole('slider', { name: player.volume }), {
      target: { value: '1' },
    });
  });
});

describe('the loop', () => {
  it('ends when none of its files can be played', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetched);
    const { container } = show();
    await press('Play Loop');
    await waitFor(() => {
      expect(fetched).toHaveBeenCalledTimes(2);
    });
    await waitFor(() => {
      expect(container.querySelector('audio')).toBeNull();
    });
    expect(screen.getByRole('button', { name: 'Play Loop' })).toBeVisible();
  });

  it('leaves what plays next alone when it is no longer wanted', async () => {
    let fail: (reason: Error) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)));
    const { container } = show();
    await press('Play Loop');
    await bar();
    await press('Play One');
    await waitFor(() => {
      expect(container.querySelectorAll('source')).not.toHaveLength(0);
    });
    await act(() => {
      fail(new TypeError('offline'));
      return Promise.resolve();
    });
    expect(container.querySelector('audio')).not.toBeNull();
  });
});

describe('a song that plays', () => {
  it('ends when none of its files can be played', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    const sources = container.querySelectorAll('source');
    act(() => {
      sources[0]?.dispatchEvent(new Event('error'));
    });
    expect(container.querySelector('audio')).not.toBeNull();
    act(() => {
      sources[1]?.dispatchEvent(new Event('error'));
    });
    expect(container.querySelector('audio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play One' })).toBeVisible();
  });

  it('gives way to another one', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    const first = audio(container);
    await press('Play Loop');
    await waitFor(() => {
      expect(audio(container)).not.toBe(first);
    });
    expect(first.paused).toBe(true);
    expect(container.querySelectorAll('audio')).toHaveLength(1);
  });

  it('goes on while the page is hidden', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(audio(container).paused).toBe(false);
  });

  it('is stopped by the bar, which goes away', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    const element = audio(container);
    await press(common.sound.stop);
    expect(element.paused).toBe(true);
    expect(container.querySelector('audio')).toBeNull();
  });
});

describe('the switch of the sound', () => {
  const control = () => screen.getByRole('switch', { name: common.sound.label });

  it('is off, and is remembered only while it is on', async () => {
    show();
    expect(control()).not.toBeChecked();
    await userEvent.click(control());
    await waitFor(() => {
      expect(control()).toBeChecked();
    });
    expect(localStorage.getItem('sound')).toBe('on');
    await userEvent.click(control());
    await waitFor(() => {
      expect(control()).not.toBeChecked();
    });
    expect(localStorage).toHaveLength(0);
  });

  it('is put on by a press on play, and ends what plays when it is put off', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    expect(control()).toBeChecked();
    await userEvent.click(control());
    await waitFor(() => {
      expect(container.querySelector('audio')).toBeNull();
    });
  });
});

describe('a video that is heard', () => {
  const control = () => screen.getByRole('switch', { name: common.sound.label });

  it('puts the switch on, which silences it when it is put off', async () => {
    show();
    const video = document.createElement('video');
    await video.play();
    act(() => {
      takeSound(video);
    });
    await waitFor(() => {
      expect(control()).toBeChecked();
    });
    expect(video.paused).toBe(false);
    await userEvent.click(control());
    await waitFor(() => {
      expect(control()).not.toBeChecked();
    });
    expect(video.paused).toBe(true);
  });

  it('pauses a song, and is paused by one', async () => {
    const { container } = show();
    await press('Play One');
    await bar();
    const video = document.createElement('video');
    await video.play();
    act(() => {
      takeSound(video);
    });
    expect(audio(container).paused).toBe(true);
    await press('Play One');
    await waitFor(() => {
      expect(audio(container).paused).toBe(false);
    });
    expect(video.paused).toBe(true);
  });
});

describe('the pulse', () => {
  it('is on each beat of the grid, through changes of tempo', () => {
    const grid = [
      [0, 120],
      [10, 150],
    ] as const;
    expect([0, 0.49, 0.5, 9.99, 10, 10.4].map((time) => pulseAt(grid, time))).toEqual([
      0, 0, 1, 19, 20, 21,
    ]);
  });

  it('never comes more than three times a second', () => {
    for (const { beats, seconds } of Object.values(sounds)) {
      for (let from = 0; from + 1 < seconds; from += 0.37) {
        const pulses = (pulseAt(beats, from + 1) ?? 0) - (pulseAt(beats, from) ?? 0);
        expect(pulses).toBeLessThanOrEqual(3);
      }
    }
  });
});
