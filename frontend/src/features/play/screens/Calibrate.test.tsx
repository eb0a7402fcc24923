import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { TAPS, WARM_UP } from '@axtorm/game/engine/calibration';
import { type ClockMap, observe, observePair } from '@axtorm/game/engine/clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import texts from '../../../../../locales/en/play.json';
import type { Player } from '../audio/player';
import { INITIAL, type Saved } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Calibrate } from './Calibrate';

/** A player whose sound is heard at the page's own time. */
const heard = {
  context: { currentTime: 0 },
  observe: (map: ClockMap) => {
    observePair(map, 0, 0);
  },
  click: () => undefined,
  stop: () => undefined,
} as unknown as Player;

const NO_ANIMATION = { startTime: 0, cancel: () => undefined };

beforeEach(() => {
  Object.assign(Element.prototype, { animate: () => NO_ANIMATION });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function tap(at: number) {
  const pad = screen.getByRole('button', { name: texts.calibrate.tap });
  const event = createEvent.keyDown(pad, { key: ' ' });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(pad, event);
}

function show(player: Player = heard, saved: Saved = INITIAL) {
  const screenOf = () => (
    <PlayTextsContext value={texts}>
      <Calibrate
        player={player}
        saved={saved}
        onChange={(next) => {
          saved = next;
        }}
        onBack={vi.fn()}
      />
    </PlayTextsContext>
  );
  const { rerender } = render(screenOf());
  return {
    saved: () => saved,
    /** Taps so late along with the sound or the picture, from the first beat on. */
    measure: (name: string, first: number, late: number) => {
      fireEvent.click(screen.getByRole('button', { name }));
      for (let i = 0; i < TAPS + WARM_UP; i++) tap(first + late + i * 600);
      rerender(screenOf());
    },
  };
}

// The first click is 400 ms after the beginning, the bar crosses the line 300 ms after each of its own.
it('keeps the whole lateness of the picture, whatever the lateness of the sound', () => {
  const { measure, saved } = show();
  measure(texts.calibrate.beginSound, 400, 150);
  expect(saved().soundOffset).toBe(150);
  expect(screen.getByText(texts.calibrate.spread.replace('{spread}', '0'))).toBeVisible();
  measure(texts.calibrate.beginPicture, 300, 60);
  expect(saved()).toMatchObject({ soundOffset: 150, pictureOffset: 60 });
});

it('measures either of them alone, and again', () => {
  const { measure, saved } = show();
  measure(texts.calibrate.beginPicture, 300, 80);
  measure(texts.calibrate.beginPicture, 300, 45);
  expect(saved()).toMatchObject({ soundOffset: 0, pictureOffset: 45 });
});

it('says where a sound that was never measured begins', () => {
  show(heard, { ...INITIAL, soundOffset: 100 });
  expect(screen.getByText(texts.calibrate.first.replace('{sound}', '100'))).toBeVisible();
});

it('says within three seconds that no click is heard, and measures the picture', () => {
  let look: () => void = () => undefined;
  vi.spyOn(window, 'setInterval').mockImplementation((call) => {
    look = call;
    return 1 as unknown as ReturnType<typeof setInterval>;
  });
  const context = { currentTime: 0 };
  const observed = (map: ClockMap) => {
    observe(map, { page: 0, current: 0, latency: 0, heard: NaN, heardAt: NaN });
  };
  const { measure, saved } = show({ ...heard, context, observe: observed } as unknown as Player);
  fireEvent.click(screen.getByRole('button', { name: texts.calibrate.beginSound }));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => {
    for (let looks = 0; looks < 60; looks++) look();
  });
  vi.restoreAllMocks();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.sound.measure);
  measure(texts.calibrate.beginPicture, 300, 45);
  expect(saved()).toMatchObject({ soundOffset: 0, pictureOffset: 45 });
});
