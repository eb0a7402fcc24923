import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import en from '../../../../locales/en/play.json';
import enPage from '../../../../locales/en/mashup.json';
import type { PageData } from '../../contract/contract';
import { PageDataContext } from '../../i18n/page-data';
import { PlayDialog } from './PlayDialog';
import { PlayTextsContext } from './texts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'audioSession');
  vi.unstubAllGlobals();
});

function open() {
  const data = { page: 'mashup', locale: 'en', messages: { page: enPage } } as unknown as PageData;
  return render(
    <PageDataContext value={data}>
      <PlayTextsContext value={en}>
        <PlayDialog opens="free" invitation={undefined} onClose={vi.fn()} />
      </PlayTextsContext>
    </PageDataContext>,
  );
}

const press = (text: string) => {
  fireEvent.click(screen.getByText(text));
};

const throwing = vi.fn(function AudioContext() {
  throw new DOMException('no device', 'NotSupportedError');
});

describe.each([
  ['lacks Web Audio', undefined],
  ['cannot start it', throwing],
])('a browser that %s', (_name, Context) => {
  beforeEach(() => {
    vi.stubGlobal('AudioContext', Context);
  });

  it('says so, and plays without sound', () => {
    open();
    press(en.menu.start);
    expect(screen.getByRole('alert')).toHaveTextContent(en.sound.none);
    press(en.sound.quiet);
    expect(screen.getByText(en.stage.loading)).toBeVisible();
  });

  it('watches without sound', () => {
    open();
    press(en.menu.watchStart);
    press(en.sound.quiet);
    expect(screen.getByText(en.stage.loading)).toBeVisible();
  });

  it('says so where a song is to be heard, and measures the picture alone', () => {
    open();
    press(en.options.calibrate);
    expect(screen.getByRole('alert')).toHaveTextContent(en.sound.none);
    press(en.sound.quiet);
    expect(screen.getByRole('alert')).toHaveTextContent(en.sound.measure);
    expect(screen.queryByText(en.calibrate.beginSound)).toBeNull();
    expect(screen.getByText(en.calibrate.beginPicture)).toBeVisible();
    press(en.calibrate.back);
    press(en.menu.listen);
    expect(screen.getByRole('alert')).toHaveTextContent(en.sound.none);
  });
});

/** A context whose time stands still. */
function still() {
  const buffer = { getChannelData: () => new Float32Array(9) };
  return {
    sampleRate: 100,
    currentTime: 0,
    state: 'suspended',
    createGain: () => ({ gain: {}, connect: () => undefined }),
    createBuffer: () => buffer,
    resume: () => new Promise(() => undefined),
    close: () => Promise.resolve(),
  };
}

it('says within three seconds that a song is not heard that was to be', () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('AudioContext', function AudioContext() {
    return still();
  });
  open();
  press(en.menu.listen);
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(screen.getByRole('alert')).toHaveTextContent(en.sound.none);
  vi.useRealTimers();
});

it('is music for the system before the context is made, and gives that back', () => {
  const audioSession = { type: 'auto' };
  Object.assign(navigator, { audioSession });
  const types: string[] = [];
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('AudioContext', function AudioContext() {
    types.push(audioSession.type);
    return still();
  });
  const { unmount } = open();
  press(en.menu.listen);
  expect(types).toEqual(['playback']);
  expect(audioSession.type).toBe('playback');
  press(en.menu.silence);
  expect(audioSession.type).toBe('auto');
  press(en.menu.start);
  expect(audioSession.type).toBe('playback');
  unmount();
  expect(audioSession.type).toBe('auto');
});
