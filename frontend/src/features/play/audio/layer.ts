/** The sounds of a fever: noise that is shaped, the same each time. */
import { shape } from './sounds';

/** What a fever adds to the music, and what its finale does. */
export type Layer = 'clap' | 'hat' | 'crash';

/** Seconds at which the hands of a clap come together. */
const HANDS = [0, 0.011, 0.022];

/** How loud each is at a time, and how long it lasts, in seconds. */
const SHAPES: Readonly<Record<Layer, readonly [seconds: number, at: (time: number) => number]>> = {
  clap: [
    0.2,
    (time) => {
      const last = Math.max(...HANDS.filter((hand) => hand <= time));
      const isLast = last === HANDS.at(-1);
      return 0.3 * Math.exp(-(time - last) * (isLast ? 30 : 160));
    },
  ],
  hat: [0.09, (time) => 0.14 * Math.exp(-time * 60)],
  crash: [1.8, (time) => 0.3 * Math.min(1, time * 500) * Math.exp(-time * 2.4)],
};

/** Noise from -1 to 1 without its low part: a fixed generator, so that each clap is the same. */
function noise(): () => number {
  let state = 1;
  let before = 0;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    const now = (state / 2_147_483_647) * 2 - 1;
    const high = (now - 0.7 * before) / 1.7;
    before = now;
    return high;
  };
}

/** Makes one of the sounds. */
export function layerSound(context: BaseAudioContext, kind: Layer): AudioBuffer {
  const [seconds, at] = SHAPES[kind];
  const next = noise();
  return shape(context, seconds, (time) => next() * at(time));
}
