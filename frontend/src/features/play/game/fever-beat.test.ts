import { expect, it } from 'vitest';

import { FINALE } from '@axtorm/game/engine/fever';
import { FeverBeat } from './fever-beat';

/** Looks twenty times a second at a song that begins at a second of the context, with a beat of 500 ms; the fever follows the time. */
function heard(feverAt: (second: number) => number, until: number, rate = 1) {
  const sounds: [string, number][] = [];
  const context = { currentTime: 0 } as AudioContext;
  const layer = (kind: string, when: number) => {
    sounds.push([kind, when]);
  };
  const beat = new FeverBeat({ context, layer }, 500);
  for (let look = 0; look <= until * 20; look++) {
    Object.assign(context, { currentTime: look / 20 });
    beat.look(feverAt(look / 20), { startedAt: 1000, rate });
  }
  return sounds;
}

const times = (sounds: readonly [string, number][], kind: string) =>
  sounds.filter(([one]) => one === kind).map(([, when]) => when);

it('claps on the second and fourth beat of a song, each once', () => {
  const sounds = heard(() => 1, 5);
  expect(times(sounds, 'clap')).toEqual([1.5, 2.5, 3.5, 4.5].filter((when) => when <= 5.15));
  expect(times(sounds, 'hat')).toEqual([]);
});

it('has hats between the beats of a hotter one', () => {
  expect(
    times(
      heard(() => 2, 2),
      'hat',
    ),
  ).toEqual([1.25, 1.75]);
});

it('follows the speed of practice', () => {
  expect(
    times(
      heard(() => 1, 5, 0.5),
      'clap',
    ),
  ).toEqual([2, 4]);
});

it('is silent before the fever and after it, and begins on the beat again', () => {
  const sounds = heard((second) => ((second > 2 && second < 3.2) || second > 4 ? 1 : 0), 6);
  expect(times(sounds, 'clap')).toEqual([2.5, 4.5, 5.5]);
});

it('ends with one crash', () => {
  expect(heard((second) => (second < 3 ? 0 : FINALE), 5)).toEqual([['crash', 3]]);
});
