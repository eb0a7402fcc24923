import { describe, expect, it } from 'vitest';

import { initialVariant, variantAt } from './logo-variant';

const top = { scrolled: 0, window: 800, games: null };

describe("the header's logo", () => {
  it('is the name on the first screen and the mark below it', () => {
    expect(variantAt('home', top)).toBe('name');
    expect(variantAt('home', { ...top, scrolled: 900 })).toBe('mark');
  });

  it("is the game's while its section fills the middle of the window", () => {
    const games = { top: 399, bottom: 1200 };
    expect(variantAt('home', { scrolled: 4000, window: 800, games })).toBe('game');
    expect(
      variantAt('home', { scrolled: 4000, window: 800, games: { top: 401, bottom: 1200 } }),
    ).toBe('mark');
    expect(
      variantAt('home', { scrolled: 4000, window: 800, games: { top: -900, bottom: 399 } }),
    ).toBe('mark');
  });

  it("is always the game's on the pages of the game", () => {
    expect(initialVariant('fankit')).toBe('game');
    expect(variantAt('mashup', { ...top, scrolled: 2000 })).toBe('game');
    expect(initialVariant('recruit')).toBe('name');
  });
});
