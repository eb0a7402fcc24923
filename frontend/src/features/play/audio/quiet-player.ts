/** Stands in for the sound of a play where the browser has none: the song goes by the page's clock, and nothing is heard. */
import { type ClockMap, observePair } from '@axtorm/game/engine/clock';

import type { LoadedCut, Player } from './player';

const nothing = () => undefined;

/** As much of a context as a play without sound looks at. */
const CONTEXT = {
  state: 'running',
  get currentTime() {
    return performance.now() / 1000;
  },
} as unknown as AudioContext;

/** A cut of which nothing is heard. */
const CUT = { start: 0 } as LoadedCut;

/** A play without sound. */
export function quietPlayer(): Player {
  return {
    context: CONTEXT,
    isQuiet: true,
    setLevels: nothing,
    tune: nothing,
    count: undefined,
    load: () => Promise.resolve(CUT),
    begin: () => Promise.resolve(CUT),
    join: nothing,
    clicks: () => CUT,
    observe: (map: ClockMap) => {
      const page = performance.now();
      observePair(map, page, page);
    },
    start: nothing,
    stop: nothing,
    hit: nothing,
    click: nothing,
    cue: nothing,
    layer: nothing,
    wake: () => Promise.resolve(),
    onInterruption: () => nothing,
    close: () => Promise.resolve(),
  };
}
