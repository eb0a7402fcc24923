import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DIFFICULTIES, DIFFICULTIES_OF } from '@axtorm/game/chart/chart';
import { loadCharts } from '@axtorm/game/chart/load';
import type { Invitation } from '@axtorm/game/replay/invitation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { PageData } from '../../contract/contract';
import { fill } from '../../i18n/fill';
import { PageDataContext } from '../../i18n/page-data';
import enPage from '../../../../locales/en/mashup.json';
import en from '../../../../locales/en/play.json';
import jpPage from '../../../../locales/jp/mashup.json';
import jp from '../../../../locales/jp/play.json';
import { PlayDialog } from './PlayDialog';
import { INITIAL } from './store/store';
import { type PlayTexts, PlayTextsContext } from './texts';

const GHOST: Invitation = {
  song: 'song02',
  mix: 'light',
  difficulty: 'master',
  idol: 1,
  score: 900_000,
  by: '',
  presses: { times: new Int32Array(), lanes: new Uint8Array() },
};

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

/** Sound that the tests' documents lack. */
function stubSound() {
  const close = vi.fn(() => Promise.resolve());
  const context = {
    sampleRate: 8000,
    createGain: () => ({ gain: {}, connect: () => undefined }),
    createBuffer: (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
    resume: () => Promise.resolve(),
    close,
  };
  // Called by `new`, which gives what it returns.
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
  return close;
}

function open(locale: 'en' | 'jp', ghost?: Invitation) {
  const [texts, mashup] = { en: [en, enPage] as const, jp: [jp, jpPage] as const }[locale];
  const data = { page: 'mashup', locale, messages: { page: mashup } } as unknown as PageData;
  return render(
    <PageDataContext value={data}>
      <PlayTextsContext value={texts as PlayTexts}>
        <PlayDialog opens="ghost" invitation={ghost} onClose={vi.fn()} />
      </PlayTextsContext>
    </PageDataContext>,
  );
}

it.each(['en', 'jp'] as const)('invites to a ghost of any difficulty in %s', (locale) => {
  expect(open(locale, GHOST).container).toHaveTextContent('MASTER');
});

it('offers every difficulty of the game in Japanese, and keeps the one that was chosen', () => {
  localStorage.setItem(
    'mashvp-play',
    '{"mix":"hard","difficulty":"clash","best":{"song02 hard clash":900000}}',
  );
  open('jp');
  localStorage.clear();
  // The dialog of the test's own document is not shown.
  const named = (name: string) => screen.getByRole('radio', { name, hidden: true });
  const offered = () =>
    screen
      .getAllByRole('radio', { hidden: true })
      .filter((radio) => radio.getAttribute('name')?.startsWith('difficulty'));
  expect(offered()).toHaveLength(DIFFICULTIES.length);
  expect(named('Clash')).toBeChecked();
  // Two lanes have no such chart: the hardest of theirs takes its place.
  const styles = screen
    .getAllByRole<HTMLInputElement>('radio', { hidden: true })
    .filter(({ name }) => name === 'mix');
  fireEvent.click(styles[0] as HTMLInputElement);
  expect(offered()).toHaveLength(DIFFICULTIES_OF.light.length);
  expect(named('Master')).toBeChecked();
});

it('says the level of each chart of the chosen song', async () => {
  open('en');
  const radio = screen.getByRole('radio', { name: 'Hard', hidden: true });
  expect(radio).toHaveAccessibleDescription('');
  const { levels } = await loadCharts(INITIAL.song);
  const level = fill(en.menu.level, { level: String(levels.light.hard) });
  await waitFor(() => {
    expect(radio).toHaveAccessibleDescription(level);
  });
});

it('offers to calibrate anew when headphones or speakers have changed, unless it knows them', async () => {
  let output = '';
  const devices = () => [{ kind: 'audiooutput', deviceId: output, groupId: '' }];
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: () => Promise.resolve(devices()),
  });
  Object.assign(navigator, { mediaDevices });
  const outputs = { pods: { offset: 180, spread: 4 } };
  localStorage.setItem('mashvp-play', JSON.stringify({ outputs }));
  open('en');
  const change = (to: string) =>
    act(async () => {
      output = to;
      mediaDevices.dispatchEvent(new Event('devicechange'));
      await Promise.resolve();
    });
  expect(screen.queryByText(en.options.newOutput)).toBeNull();
  await change('');
  expect(screen.getByText(en.options.newOutput)).toBeInTheDocument();
  fireEvent.click(screen.getByText(en.options.keepOffsets));
  expect(screen.queryByText(en.options.newOutput)).toBeNull();
  await change('pods');
  expect(screen.queryByText(en.options.newOutput)).toBeNull();
  expect(screen.getByLabelText(en.options.soundOffset)).toHaveValue('180');
  await change('others');
  expect(screen.getByText(en.options.newOutput)).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  localStorage.clear();
});

it('gives the sound back when another game takes its place', () => {
  const close = stubSound();
  const { unmount } = open('en');
  fireEvent.click(screen.getByText(en.options.calibrate));
  expect(screen.getByText(en.calibrate.beginSound)).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  // Its `close` event never comes: the element is gone.
  unmount();
  expect(close).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('bears a full storage in each control of the menu, which does its work all the same', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const thrown = vi.fn((event: ErrorEvent) => {
    event.preventDefault();
  });
  window.addEventListener('error', thrown);
  const { container } = open('en');
  const controls = (kind: string) => container.querySelectorAll<HTMLInputElement>(kind);
  for (const radio of controls('input[type=radio]')) {
    fireEvent.click(radio);
    expect(radio).toBeChecked();
  }
  for (const range of controls('input[type=range]')) {
    fireEvent.change(range, { target: { value: range.min } });
    expect(range).toHaveValue(range.min);
  }
  for (const box of controls('input[type=checkbox]')) {
    fireEvent.click(box);
    expect(box).toBeChecked();
  }
  for (const select of controls('select')) fireEvent.change(select);
  fireEvent.click(screen.getByText(en.options.clear));
  expect(screen.getByText(en.options.cleared)).toBeInTheDocument();
  expect(write.mock.calls.length).toBeGreaterThan(15);
  expect(thrown).not.toHaveBeenCalled();
  window.removeEventListener('error', thrown);
  write.mockRestore();
});
