import { laneKey } from '@axtorm/game/engine/keys';
import { describe, expect, it, vi } from 'vitest';

import {
  INITIAL,
  bestKey,
  canBeLost,
  clearSaved,
  parseSaved,
  readSaved,
  withFirstSong,
  withMix,
  withOffset,
  withResult,
  writeSaved,
} from './store';

describe('what the device remembers', () => {
  it('is read back as it was kept, and forgotten when it is cleared', () => {
    const saved = {
      ...INITIAL,
      approach: 450,
      tempo: 50 as const,
      hitSound: 'off' as const,
      soundOffset: -35,
      outputs: { '': { offset: -35, spread: 4 } },
      keys: { ...INITIAL.keys, light: [laneKey('ArrowLeft', ''), laneKey('ArrowRight', '')] },
      unlocked: ['song03' as const],
    };
    writeSaved(saved);
    expect(readSaved()).toEqual(saved);
    clearSaved();
    expect(readSaved()).toEqual(INITIAL);
  });

  it('bears a full storage, into which each click of the menu writes', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeSaved({ ...INITIAL, approach: 450 });
    expect(write).toHaveBeenCalled();
    write.mockRestore();
    expect(readSaved()).toEqual(INITIAL);
  });

  it.each([
    null,
    '',
    'not JSON',
    '[]',
    'null',
    '7',
    '{"song":"song99","approach":200,"tempo":80,"hitSound":"loud","best":7}',
  ])('is the initial state where it is broken: %s', (text) => {
    expect(parseSaved(text)).toEqual(INITIAL);
  });

  it('drops scores that no play can have', () => {
    const text = JSON.stringify({ best: { a: 1_000_001, b: 'x', 'song01 light easy': 900_000 } });
    expect(parseSaved(text).best).toEqual({ 'song01 light easy': 900_000 });
  });

  it('keeps the best score of what was chosen and unlocks its song', () => {
    const chosen = { ...INITIAL, song: 'song04', mix: 'hard', difficulty: 'expert' } as const;
    const key = bestKey(chosen.song, chosen.mix, chosen.difficulty);
    const once = withResult(chosen, 700_000);
    expect(withResult(once, 600_000)).toEqual(once);
    expect(withResult(once, 800_000).best[key]).toBe(800_000);
    expect(withResult({ ...once, song: 'song01' }, 1).unlocked).toEqual(['song01', 'song04']);
  });

  it('keeps the best score of a pair by its name, and unlocks nothing by it', () => {
    const saved = withResult({ ...INITIAL, unlocked: ['song03'] }, 7, { a: 'song03', b: 'song05' });
    expect(saved.best).toEqual({ 'song03-song05 light easy': 7 });
    expect(saved.unlocked).toEqual(['song03']);
  });

  it('moves both offsets, as far as the options go', () => {
    const saved = { ...INITIAL, soundOffset: 290, pictureOffset: -20 };
    expect(withOffset(saved, 12)).toMatchObject({ soundOffset: 300, pictureOffset: -8 });
  });
});

it.each([
  ['of which one is missing', '[{"code":"KeyA","label":"A"}]'],
  ['of which one plays two lanes', '[{"code":"KeyA","label":"A"},{"code":"KeyA","label":"A"}]'],
  ['that pause', '[{"code":"KeyA","label":"A"},{"code":"KeyP","label":"P"}]'],
  ['with a long name', '[{"code":"KeyA","label":"A"},{"code":"KeyB","label":"BBB"}]'],
  ['that are none', '[null,7]'],
])('has the initial keys in place of keys %s', (_, light) => {
  expect(parseSaved(`{"keys":{"light":${light}}}`).keys).toEqual(INITIAL.keys);
});

it('begins with the slowest song where nothing was ever played, else with what is chosen', () => {
  const chosen = { ...INITIAL, song: 'song03', mix: 'hard', difficulty: 'hard' } as const;
  expect(withFirstSong(chosen)).toMatchObject({ song: 'song02', mix: 'light', difficulty: 'easy' });
  const later = withResult(chosen, 5);
  expect(withFirstSong(later)).toBe(later);
});

it('keeps a difficulty in another style that has it, and takes the hardest where it has not', () => {
  const chosen = { ...INITIAL, mix: 'hard', difficulty: 'clash' } as const;
  expect(parseSaved(JSON.stringify(chosen))).toMatchObject({ mix: 'hard', difficulty: 'clash' });
  expect(withMix(chosen, 'light')).toEqual({ ...chosen, mix: 'light', difficulty: 'master' });
  const easier = { ...chosen, difficulty: 'expert' } as const;
  expect(withMix(easier, 'light')).toEqual({ ...easier, mix: 'light' });
  // What another hand has written.
  expect(parseSaved('{"mix":"light","difficulty":"clash"}')).toEqual(INITIAL);
});

it('lets no play be lost before a song was finished', () => {
  const hard = { ...INITIAL, difficulty: 'hard' } as const;
  expect(canBeLost(hard)).toBe(false);
  const later = withResult(hard, 5);
  expect(canBeLost(later)).toBe(true);
  expect(canBeLost({ ...later, difficulty: 'easy' })).toBe(false);
});
