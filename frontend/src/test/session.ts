/** Plays of tests, without a sound card. */
import { vi } from 'vitest';

import { STEADY } from '@axtorm/game/chart/scroll';
import { observePair } from '@axtorm/game/engine/clock';
import type { LoadedCut, Player } from '../features/play/audio/player';
import { Session } from '../features/play/game/session';
import type { SessionEvents, SessionOptions } from '../features/play/game/session-options';

/** A play of notes at 1,000 and 1,500 ms in the first lane, at half of the speed. */
export function sessionWith(
  player: Player,
  options: Partial<SessionOptions> = {},
  painter = { paint: () => undefined } as never,
  events: Partial<SessionEvents> = {},
): Session {
  return new Session(
    { player, cut: {} as LoadedCut, painter },
    {
      notes: { lanes: 2, times: Int32Array.of(1000, 1500), lane: Uint8Array.of(0, 0) },
      beat: 500,
      length: 2000,
      rate: 0.5,
      approach: 900,
      scroll: STEADY,
      soundOffset: 0,
      pictureOffset: 0,
      cues: false,
      calm: true,
      hasLife: false,
      ...options,
    },
    { onJudged: vi.fn(), onFinished: vi.fn(), ...events },
  );
}

/** A player of sound that does nothing, whose clock is the page's. */
export const silent = () =>
  ({
    context: { currentTime: 0 },
    observe: (map: Parameters<typeof observePair>[0]) => {
      observePair(map, 0, 0);
    },
    click: () => undefined,
    stop: () => undefined,
    start: () => undefined,
    hit: vi.fn(),
    wake: () => Promise.resolve(),
  }) as unknown as Player & { readonly hit: ReturnType<typeof vi.fn> };
