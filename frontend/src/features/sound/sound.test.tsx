import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { sounds } from '../../media/manifest';
import common from '../../../../locales/en/common.json';
import { takeSound } from '../../lib/sole-sound';
import { audio, bar, press, showSongs, standInForSound } from '../../test/sound-page';
import { pulseAt } from './beat';

standInForSound();

describe('a song', () => {
  it('loads nothing before it is played, and then its file', async () => {
    const { container } = showSongs();
    expect(container.querySelector('audio')).toBeNull();
    await press('Play One');
    await bar();
    const { preload, children } = audio(container);
    expect([preload, children]).toEqual(['none', expect.objectContaining({ length: 0 })]);
    expect(audio(container)).toHaveAttribute('src', sounds.song01.sources[0]?.src);
    expect(audio(container).paused).toBe(false);
    expect(screen.getByRole('button', { name: 'Pause One' })).toBeVisible();
  });

  it('shows its position over its waveform and is moved there', async () => {
    const { container } = showSongs();
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
    const { container } = showSongs();
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
    const { container } = showSongs();
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

describe('a song that plays', () => {
  it('tries its next file when one cannot be played, and offers it when none can', async () => {
    const { container } = showSongs();
    await press('Play One');
    await bar();
    const fail = () => {
      act(() => {
        audio(container).dispatchEvent(new Event('error'));
      });
    };
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockClear();
    fail();
    expect(audio(container)).toHaveAttribute('src', sounds.song01.sources[1]?.src);
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    fail();
    expect(screen.getByRole('alert')).toHaveTextContent(common.media.player.silent);
    expect(audio(container).paused).toBe(true);
  });

  it('gives way to another one', async () => {
    const { container } = showSongs();
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
    const { container } = showSongs();
    await press('Play One');
    await bar();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(audio(container).paused).toBe(false);
  });

  it('is stopped by the bar, which goes away', async () => {
    const { container } = showSongs();
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
    showSongs();
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
    const { container } = showSongs();
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
    showSongs();
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
    const { container } = showSongs();
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
