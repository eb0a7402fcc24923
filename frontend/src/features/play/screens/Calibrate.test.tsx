import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { TAPS, WARM_UP } from '@axtorm/game/engine/calibration';
import { type ClockMap, observePair } from '@axtorm/game/engine/clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import texts from '../../../../../locales/en/play.json';
import type { Player } from '../audio/player';
import { INITIAL, type Saved } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Calibrate } from './Calibrate';

/** A player whose sound is heard at the page's own time. */
const player = {
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

function show() {
  let saved: Saved = INITIAL;
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
  measure(texts.calibrate.beginPicture, 300, 60);
  expect(saved()).toMatchObject({ soundOffset: 150, pictureOffset: 60 });
});

it('measures either of them alone, and again', () => {
  const { measure, saved } = show();
  measure(texts.calibrate.beginPicture, 300, 80);
  measure(texts.calibrate.beginPicture, 300, 45);
  expect(saved()).toMatchObject({ soundOffset: 0, pictureOffset: 45 });
});
