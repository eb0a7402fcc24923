/** Songs that can be played beside the site's switch and bar, in a document of tests. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';

import type { PageData } from '../contract/contract';
import { SongPlayer } from '../features/sound/SongPlayer';
import { SoundDock } from '../features/sound/SoundDock';
import { SoundSwitch } from '../features/sound/SoundSwitch';
import { switchSound } from '../features/sound/sound-control';
import { PageDataContext } from '../i18n/page-data';
import common from '../../../locales/en/common.json';
import { standInForPlayback } from './playback';

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

/** Gives each test of a file sound that stands in for a browser's. */
export function standInForSound(): void {
  beforeEach(() => {
    standInForPlayback();
    stubSound();
  });
  afterEach(() => {
    switchSound(false);
  });
}

/** Shows a song and the loop. */
export function showSongs() {
  return render(
    <PageDataContext value={data}>
      <SoundSwitch />
      <SongPlayer track={{ name: 'song01', title: 'One' }} />
      <SongPlayer track={{ name: 'loop', title: 'Loop' }} />
      <SoundDock />
    </PageDataContext>,
  );
}

/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The bar, once its chunk has come. */
export const bar = () => screen.findByRole('region', { name: common.sound.nowPlaying });
/** The element that plays. */
export const audio = (container: HTMLElement) => {
  const found = container.querySelector('audio');
  if (found === null) throw new Error('nothing plays');
  return found;
};
