import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { beatSeconds, mixOf } from '@axtorm/game/mixer/mix';
import { loadMashups } from '@axtorm/game/mixer/load';
import { UNMOVED } from '@axtorm/game/mixer/moves';
import { Deck } from './deck';
import { type MashSound, Wired } from './mash-sound';

/** What a fader is told: a kind of change, the value, and when. */
type Told = [kind: string, value: number, when: number];

let told: Told[][] = [];
let sources: { loopEnd: number; playbackRate: number; stopped: number }[] = [];

const connect = (to: unknown) => to;
function node() {
  return { connect };
}
function gain() {
  const mine: Told[] = [];
  told.push(mine);
  const tell = (kind: string) => (value: number, when: number) => mine.push([kind, value, when]);
  return {
    connect,
    gain: {
      setValueAtTime: tell('set'),
      linearRampToValueAtTime: tell('ramp'),
      setTargetAtTime: tell('target'),
      cancelScheduledValues: (when: number) => mine.push(['cancel', 0, when]),
    },
  };
}
function source(_context: unknown, { loopEnd, playbackRate }: (typeof sources)[number]) {
  const mine = { loopEnd, playbackRate, stopped: 0 };
  sources.push(mine);
  return { connect, start: vi.fn(), stop: (when: number) => (mine.stopped = when) };
}

const mix = mixOf(await loadMashups(), { a: 'song01', b: 'song05' });
const part = (side: 'a' | 'b', name: 'drums' | 'lead') => ({
  side,
  part: name,
  buffer: {} as AudioBuffer,
  round: { channel: new Float32Array(), seconds: 20, rate: side === 'b' ? 1.5 : 1 },
  gain: 2,
});
const sound: MashSound = { mix, parts: [part('a', 'drums'), part('b', 'lead')] };
const context = { currentTime: 10, destination: {} } as AudioContext & { currentTime: number };

beforeEach(() => {
  [told, sources] = [[], []];
  context.currentTime = 10;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('GainNode', gain);
  vi.stubGlobal('WaveShaperNode', node);
  vi.stubGlobal('AudioBufferSourceNode', source);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the faders of the two parts were told; before them come the curve's gain and the volume. */
const faders = () => told.slice(2);

it('plays each part round and round, as loud as its song', () => {
  new Wired(context, sound, 10, 0.5).announce([{ beat: 0, step: 0 }], 0);
  expect(sources.map(({ loopEnd, playbackRate }) => [loopEnd, playbackRate])).toEqual([
    [20, 1],
    [20, 1.5],
  ]);
  expect(faders().map((one) => one.at(-1))).toEqual([
    ['ramp', 2, 10],
    ['ramp', 0, 10],
  ]);
});

it('trades parts so that the new one is there with the bar', () => {
  const wired = new Wired(context, sound, 10, 1);
  for (let beat = 0; beat <= 32; beat++) wired.announce(UNMOVED, beat);
  const bar = 10 + 32 * beatSeconds(mix);
  for (const one of faders()) expect(one.at(-1)).toEqual(['ramp', 2, bar]);
  // In between nothing was told.
  for (const one of faders()) expect(one).toHaveLength(4);
});

it('follows a hand at once, and announces the beats after it anew', () => {
  vi.useFakeTimers();
  const deck = new Deck(context, sound, UNMOVED, 1);
  context.currentTime = 10.1 + 5.5 * beatSeconds(mix);
  expect(deck.beat).toBeCloseTo(5.5, 6);
  deck.follow([
    { beat: 0, step: 0 },
    { beat: 7, step: 20 },
  ]);
  const [drums = []] = faders();
  expect(drums.findLast(([kind]) => kind === 'target')).toEqual(['target', 2, context.currentTime]);
  const [kind, value = 1, when = 0] = drums.at(-1) ?? [];
  expect(kind).toBe('ramp');
  expect(value).toBeCloseTo(0, 9);
  expect(when).toBeCloseTo(10.1 + 7 * beatSeconds(mix), 6);
  deck.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(sources.every(({ stopped }) => stopped > context.currentTime)).toBe(true);
});
