import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type * as loading from '@axtorm/game/mixer/load';
import { loadMashups } from '@axtorm/game/mixer/load';
import { pairOfDay } from '@axtorm/game/mixer/daily';
import type { PageData } from '../../../contract/contract';
import { PageDataContext } from '../../../i18n/page-data';
import mashup from '../../../../../locales/en/mashup.json';
import texts from '../../../../../locales/en/play.json';
import type { Player } from '../audio/player';
import { type Saved, INITIAL } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Mixer, type MixerProps } from './Mixer';

vi.mock('@axtorm/game/mixer/load', async (importOriginal) => {
  const real = await importOriginal<typeof loading>();
  return { ...real, loadMashups: vi.fn(real.loadMashups) };
});

// One day, whenever it is tested.
vi.mock('../today', () => ({ today: () => DAY }));
const DAY = 20_785;

function stillObserver() {
  return { observe: () => undefined, disconnect: () => undefined };
}

// A chunk of its own: no test is to wait until it is compiled.
beforeAll(async () => {
  await loadMashups();
});
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', stillObserver);
  // No canvas of this environment paints.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
// What is replaced stays so until the next test: effects may be left for the end of what is shown, which comes after this.
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const OPEN: Saved = { ...INITIAL, unlocked: ['song01', 'song03'] };

async function show(
  hash: string,
  saved: Saved = OPEN,
  { onPlay = vi.fn(), onWake = () => true, player = null }: Partial<MixerProps> = {},
) {
  window.history.replaceState(null, '', `/${hash}`);
  const data = { page: 'mashup', locale: 'en', messages: { page: mashup } } as unknown as PageData;
  render(
    <PageDataContext value={data}>
      <PlayTextsContext value={texts}>
        <Mixer
          player={player}
          saved={saved}
          onWake={onWake}
          onChange={vi.fn()}
          onSongs={vi.fn()}
          onPlay={onPlay}
        />
      </PlayTextsContext>
    </PageDataContext>,
  );
  // What the mixer must know of the songs is a chunk of its own.
  await screen.findByText(/[Ee]very eight bars/u);
}

/** Waits until the address has the mix, which it gets when the mix rests. */
const addressIs = (hash: string) =>
  vi.waitFor(() => {
    expect(window.location.hash).toBe(hash);
  });
const sleeves = (side: string) =>
  within(screen.getByRole('group', { name: side })).getAllByRole<HTMLInputElement>('radio');
const choose = (side: string, song: string) => {
  const found = sleeves(side).find(({ value }) => value === song);
  if (found === undefined) throw new Error(`${side} has no ${song}`);
  fireEvent.click(found);
};
const name = () => screen.getByLabelText(texts.mixer.name);
const fade = (value: number) =>
  fireEvent.change(screen.getByRole('slider'), { target: { value: String(value) } });

it('says that the songs could not be loaded, and loads them when it is asked again', async () => {
  vi.mocked(loadMashups).mockRejectedValueOnce(new Error('no network'));
  const shown = show('');
  expect(await screen.findByText(texts.mixer.failed)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: texts.mixer.play }));
  await shown;
  expect(screen.queryByText(texts.mixer.failed)).toBeNull();
  expect(screen.getByRole('button', { name: texts.mixer.preparing })).toBeInTheDocument();
});

it('plays the pair of the day as long as there are not two songs, and says how others get here', async () => {
  await show('', INITIAL);
  expect(screen.getByText(texts.mixer.locked)).toBeInTheDocument();
  const { a, b } = pairOfDay(DAY);
  await addressIs(`#mash=${a}-${b}`);
  expect(screen.getByRole('button', { name: texts.mixer.play })).toBeInTheDocument();
  expect(screen.getByRole('slider')).toBeInTheDocument();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Pair of the day');
});

it('keeps the mix in the address: the pair, where the fader is, and the name', async () => {
  await show('');
  await addressIs('#mash=song01-song03');
  choose(texts.mixer.first, 'song03');
  // The other side had it: they change places.
  await addressIs('#mash=song03-song01');
  fade(0.8);
  fireEvent.change(name(), { target: { value: 'JUN' } });
  await addressIs('#mash=song03-song01.ABA.JUN');
  choose(texts.mixer.second, 'song03');
  await addressIs('#mash=song01-song03.AAo.JUN');
});

it('writes a crossfader that is drawn into the address once, since browsers refuse to do so often', async () => {
  await show('');
  await addressIs('#mash=song01-song03');
  const write = vi.spyOn(window.history, 'replaceState');
  for (let step = 0; step < 4; step += 1) fade(step % 2 === 0 ? 0 : 1);
  await vi.waitFor(() => {
    expect(write).toHaveBeenCalled();
  });
  expect(window.location.hash).toMatch(/^#mash=song01-song03\../u);
  expect(write).toHaveBeenCalledTimes(1);
});

it('shows whose mix a link brings, and goes on from it with the first move', async () => {
  const hash = '#mash=song02-song04.AAoIFA.MIRA.SOLA';
  await show(hash);
  expect(screen.getByText(/A mix by MIRA. Before that, it was SOLA's./u)).toBeInTheDocument();
  expect(screen.getByText(/Moves recorded: 2/u)).toBeInTheDocument();
  await addressIs(hash);
  // A linked song plays whether it is unlocked or not, and so does one of the day.
  const { a, b } = pairOfDay(DAY);
  const open = new Set(['song01', 'song02', 'song03', 'song04', a, b]);
  expect(sleeves(texts.mixer.first).map(({ value }) => value)).toEqual([...open].sort());
  fade(0);
  expect(screen.getByText('Your mix, after MIRA')).toBeInTheDocument();
  await addressIs('#mash=song02-song04.AAAIFA..MIRA');
  fireEvent.click(screen.getByRole('button', { name: texts.mixer.clear }));
  await addressIs('#mash=song02-song04.AAo..MIRA');
});

it('says that a link is broken, and mixes all the same', async () => {
  await show('#mash=song02-song04.AA.%E0%A4%A');
  expect(screen.getByText(texts.mixer.damaged)).toBeInTheDocument();
  await addressIs('#mash=song01-song03');
});

it('plays the mix with the difficulty that is chosen', async () => {
  const onPlay = vi.fn<MixerProps['onPlay']>();
  await show('#mash=song03-song01', OPEN, { onPlay });
  fireEvent.click(screen.getByRole('button', { name: texts.mixer.playChart }));
  expect(onPlay.mock.calls[0]?.[0].pair).toEqual({ a: 'song03', b: 'song01' });
  expect(onPlay.mock.calls[0]?.[1]).toEqual(OPEN);
});

it.each([
  ['there is none', { onWake: () => false }],
  ['the context stands still', { player: stillPlayer() }],
])(
  'says within three seconds that no mix is heard where %s, and is played all the same',
  async (_, parts) => {
    const onPlay = vi.fn<MixerProps['onPlay']>();
    await show('#mash=song03-song01', OPEN, { onPlay, ...parts });
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    fireEvent.click(screen.getByRole('button', { name: texts.mixer.play }));
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    vi.useRealTimers();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.sound.mixer);
    // It can be tried again.
    expect(screen.getByRole('button', { name: texts.mixer.play })).toBeEnabled();
    fireEvent.click(screen.getByRole('button', { name: texts.mixer.playChart }));
    expect(onPlay).toHaveBeenCalled();
  },
);

/** A player whose context stands still. */
function stillPlayer() {
  return { context: { currentTime: 0 } } as unknown as Player;
}
