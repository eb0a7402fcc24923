import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SONG_NAMES } from '../chart/songs';
import { MASH, type MixLink, mixAddress, mixHash, mixIn } from './link';
import { FADER_STEPS, ROUND_BEATS, UNMOVED, faderAt, withMove } from './moves';
import { NAME_LENGTH, cleanName } from '../replay/name';

const pair = fc
  .uniqueArray(fc.constantFrom(...SONG_NAMES), { minLength: 2, maxLength: 2 })
  .map(([a = 'song01', b = 'song02']) => ({ a, b }));

const moves = fc
  .array(fc.tuple(fc.nat({ max: 4 * ROUND_BEATS }), fc.nat({ max: FADER_STEPS })), {
    maxLength: 200,
  })
  .map((hand) => hand.reduce((made, [beat, step]) => withMove(made, beat, step), UNMOVED));

const name = fc.string({ unit: 'grapheme', maxLength: 30 }).map(cleanName);

const mix = fc.record<MixLink>({ pair, moves, by: name, after: name });

describe('a mix in a link', () => {
  it('is read as it was written, and is short', () => {
    fc.assert(
      fc.property(mix, (one) => {
        const hash = mixHash(one);
        expect(hash.length).toBeLessThanOrEqual(800);
        expect(mixIn(hash)).toEqual(one);
        // Nor does the address of a page change it.
        expect(mixIn(new URL(mixAddress('https://axtorm.example/mashup', one)).hash)).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it('of all beats and the longest names fits', () => {
    const every = Array.from({ length: ROUND_BEATS }, (_, beat) => ({ beat, step: beat % 21 }));
    const long = '𠮷'.repeat(NAME_LENGTH);
    const one = {
      pair: { a: 'song01', b: 'song02' },
      moves: every,
      by: long,
      after: long,
    } as const;
    expect(mixIn(mixHash(one))).toEqual(one);
  });

  it('is a pair alone where nothing was moved and nothing is said', () => {
    const one = { pair: { a: 'song03', b: 'song01' }, moves: UNMOVED, by: '', after: '' } as const;
    expect(mixHash(one)).toBe('#mash=song03-song01');
    expect(mixIn('#mash=song03-song01')).toEqual(one);
  });
});

describe('a link of another kind', () => {
  it.each([
    '',
    '#mash=',
    '#mash=song01',
    '#mash=song01-song01',
    '#mash=song01-song09',
    '#mash=song01-song02-song03',
    '#ghost=x',
    // A step that the fader has not, a beat twice, a round that begins late, half a move, no base64, too many parts.
    '#mash=song01-song02.AGQ',
    '#mash=song01-song02.AAoACg',
    '#mash=song01-song02.AQo',
    '#mash=song01-song02.AA',
    '#mash=song01-song02.?',
    '#mash=song01-song02.AAo.a.b.c',
    // What no song is called, two fragments, a query, and percent-encoding in songs and moves.
    '#mash=__proto__-constructor',
    '#mash=song01-song01.AAo',
    '#mash=song00-song01',
    '#mash=song1-song2',
    '#mash=song01-song02#mash=song01-song03',
    '#mash=song01-song02?x',
    '#mash=song01%2Dsong02',
    '#mash=%73ong01-song02',
    '#mash=song01-song02.%41Ao',
    '#mash=song01-song02.AAo=',
    // The first beat after the round, a beat before the one before, and a step that is the greatest byte.
    '#mash=song01-song02.AAqAAA',
    '#mash=song01-song02.AAoICgcK',
    '#mash=song01-song02.AP8',
    '#mash=song01-song02.\u202EAAo',
  ])('is none: %s', (hash) => {
    expect(mixIn(hash)).toBeUndefined();
  });

  it.each([800, 10_000_000])('with a name of %i characters is none', (length) => {
    expect(mixIn(`#mash=song01-song02.AAo.${'a'.repeat(length)}`)).toBeUndefined();
  });

  it('never throws, whatever it is made of, and what is read is read again alike', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 900 }),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => String.fromCharCode(...bytes)),
      fc
        .tuple(fc.string({ maxLength: 400 }), fc.string({ unit: 'binary', maxLength: 60 }))
        .map((parts) => `song01-song02.${parts.join('.')}`),
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `song01-song02.AAo.${text}`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = mixIn(MASH + text);
        if (read !== undefined) expect(mixIn(mixHash(read))).toEqual(read);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a name', () => {
  it('is plain, short and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = cleanName(text);
        expect(Array.from(once).length).toBeLessThanOrEqual(NAME_LENGTH);
        expect(cleanName(once)).toBe(once);
        expect(once).not.toMatch(/[<>"./\\:#%\n\u202e\u200b]/u);
        expect(() => encodeURIComponent(once)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['  MIRA   JUN ', 'MIRA JUN'],
    ['＜b＞ミラ', 'bミラ'],
    ['a\u202eb\u200bc', 'abc'],
    ['z̷̡̢̧̛a', 'z̷̡a'],
    ['https://evil.example', 'httpsevilexample'],
    ['ㅤ', ''],
    ['\ud800x', 'x'],
    ['지은', '지은'],
    ['<img src=x onerror=alert(1)>', 'img srcx onerror'],
    ['🎮MIRA👾', 'MIRA'],
    ['__proto__', '__proto__'],
    ['x'.repeat(10_000), 'x'.repeat(NAME_LENGTH)],
  ])('%s is shown as %s', (text, shown) => {
    expect(cleanName(text)).toBe(shown.normalize('NFC'));
  });
});

describe('moves of the fader', () => {
  it('come again with the next round', () => {
    const made = withMove(withMove(UNMOVED, 8, 20), ROUND_BEATS + 40, 3);
    expect([0, 7, 8, 39, 40, 127].map((beat) => faderAt(made, beat) * FADER_STEPS)).toEqual([
      10, 10, 20, 20, 3, 3,
    ]);
    expect(faderAt(made, ROUND_BEATS + 8)).toBe(1);
  });

  it('lie on top of those that were there, for as long as the hand stays', () => {
    const before = [0, 4, 6, 8, 12].map((beat) => ({ beat, step: 1 }));
    expect(withMove(before, 5, 9).map(({ beat }) => beat)).toEqual([0, 4, 5, 12]);
  });

  it('are never more than the beats of a round, the first at its beginning', () => {
    fc.assert(
      fc.property(moves, (made) => {
        expect(made[0]?.beat).toBe(0);
        const beats = made.map(({ beat }) => beat);
        expect(beats).toEqual([...new Set(beats)].sort((a, b) => a - b));
      }),
    );
  });
});
