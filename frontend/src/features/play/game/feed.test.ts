import { expect, it, vi } from 'vitest';

import { Count } from '../audio/count';
import type { LoadedCut, Player } from '../audio/player';
import { Feed } from './feed';

const WHOLE = { start: 1, buffer: { duration: 41 } } as unknown as LoadedCut;
/** Eight seconds of it. */
const BEGINNING = {
  start: 1,
  buffer: { duration: 9 },
  rest: () => Promise.resolve(WHOLE),
} as unknown as LoadedCut;

function feeding(cut?: LoadedCut) {
  const context = { currentTime: 0 };
  const player = {
    context,
    count: undefined as Count | undefined,
    click: vi.fn(),
    start: vi.fn(),
    join: vi.fn(),
    stop: vi.fn(),
  };
  const feed = new Feed(player as unknown as Player, 0.5, cut);
  return { context, player, feed };
}

it('begins at once what is there, after a bar', () => {
  const { feed, player } = feeding(WHOLE);
  feed.start(3);
  expect(player.start).toHaveBeenCalledExactlyOnceWith(WHOLE, 2.1, 3);
  expect([feed.begins, feed.isCounting]).toEqual([2.1, false]);
});

it('counts while the song is on its way, and begins it at the end of the bar', () => {
  const { feed, player, context } = feeding();
  feed.start(0);
  context.currentTime = 1.5;
  expect(feed.look()).toBeUndefined();
  feed.give(BEGINNING);
  expect(player.start).toHaveBeenCalledExactlyOnceWith(BEGINNING, 2.1, 0);
});

it('counts another bar, and says so once, rather than begin late', () => {
  const { feed, player, context } = feeding();
  feed.start(0);
  context.currentTime = 2;
  expect([feed.look(), feed.look()]).toEqual(['waits', undefined]);
  expect(feed.begins).toBeCloseTo(4.1);
  expect(player.click).toHaveBeenCalledTimes(8);
  context.currentTime = 4.09;
  feed.give(BEGINNING);
  // A hundredth of a second is too little: the next bar.
  expect(feed.begins).toBeCloseTo(6.1);
});

it('goes on with the count that the press has begun, unless the lanes would come after it', () => {
  for (const [now, begins] of [
    [1.5, 2.1],
    [1.7, 4.1],
  ] as const) {
    const { feed, player, context } = feeding(WHOLE);
    player.count = new Count(player, 0.5);
    context.currentTime = now;
    feed.start(0);
    expect(feed.begins).toBeCloseTo(begins);
    expect(player.count).toBeUndefined();
  }
});

it('counts anew for a song of another tempo', () => {
  const { feed, player, context } = feeding(WHOLE);
  player.count = new Count(player, 0.4);
  context.currentTime = 1;
  feed.start(0);
  expect(feed.begins).toBeCloseTo(3.1);
});

it('lets the whole follow its beginning, and says when that comes too late', () => {
  const { feed, player, context } = feeding(BEGINNING);
  feed.start(0);
  context.currentTime = 9.7;
  expect(feed.look()).toBeUndefined();
  context.currentTime = 9.9;
  expect(feed.look()).toBe('late');
  feed.give(WHOLE);
  expect(player.join).toHaveBeenCalledExactlyOnceWith(WHOLE);
  expect(feed.look()).toBeUndefined();
});
