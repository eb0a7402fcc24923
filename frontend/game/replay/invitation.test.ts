/** Ghosts of hostile links: each is told as what it is, and none is raced. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { noteList } from '../chart/chart';
import { SONG_NAMES } from '../chart/songs';
import { loadCharts } from '../chart/load';
import { mixText } from '../mixer/link';
import { loadMashup } from '../mixer/load';
import { UNMOVED, withMove } from '../mixer/moves';
import type { GoldenPlay } from '../models/golden';
import { forged, resigned } from '../test/forge';
import { invitationIn } from './invitation';
import { GHOST, fromText, ghostLink, toText } from './link';
import { type Refusal, encodeReplay, replayed } from './replay';

const file = path.join(import.meta.dirname, 'golden-songs.json');
const golden = JSON.parse(readFileSync(file, 'utf8')) as readonly GoldenPlay[];
const HONEST = golden[0]?.replay ?? '';
const BYTES = fromText(HONEST) ?? new Uint8Array();
const BODY = 8;
const LAST = BYTES.length - 3;
const CHARTS = await loadCharts('song01');
const NOTES = noteList(CHARTS, 'hard', 'master');
/** The first byte of the moments of holds. */
const MOMENTS = BODY + NOTES.times.length;
/** The whole body is one byte, again and again. */
const filled = (byte: number) => forged(BYTES, BODY, ...BYTES.subarray(BODY, -2).fill(byte));
const more = (count: number) => {
  const bytes = new Uint8Array(BYTES.length + count);
  bytes.set(BYTES.subarray(0, -2));
  return bytes;
};
/** A play whose presses all meet their notes to the millisecond. */
const perfect = () => {
  const notes = noteList(CHARTS, 'light', 'normal');
  const run = replayed(notes, { times: notes.times, lanes: notes.lane });
  return encodeReplay(run, { song: 'song01', mix: 'light', difficulty: 'normal', idol: 1 });
};

/** Texts that are no replay at all. */
const TEXTS: readonly (readonly [kind: string, text: string])[] = [
  ['nothing', ''],
  ['letters of no base64', 'A*B('],
  ['base64 with the signs of mails', `${HONEST.slice(0, 40)}+/==`],
  ['a length that base64 cannot have', 'AAAAA'],
  ['a space within', `${HONEST.slice(0, 8)} ${HONEST.slice(8)}`],
  ['a line within', `${HONEST.slice(0, 8)}\n${HONEST.slice(8)}`],
  ['half of it', HONEST.slice(0, HONEST.length / 2)],
  ['a character less', HONEST.slice(0, -1)],
  ['a character more', `${HONEST}A`],
  ['broken percent-encoding', '%F0%9F%'],
  ['signs as addresses encode them', HONEST.replaceAll(/[-_]/gu, '%2D')],
  ['two fragments', `${HONEST}#ghost=${HONEST}`],
  ['a query behind it', `${HONEST}?locale=en`],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a name that turns round, with pictures', '\u202E🎮MIRA'],
  ['half of a character', '\uD83D'],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['what objects inherit', '__proto__'],
  ['what functions inherit', 'constructor'],
  ['numbers that are none', 'NaN-Infinity'],
  ['something compressed', 'H4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA'],
  ['zeros of ten megabytes', 'A'.repeat(10_000_000)],
];

/** Bytes with the checksum that they need, each as what they are refused. */
const FORGED: readonly (readonly [kind: string, bytes: () => Uint8Array, refusal: Refusal])[] = [
  ['a head alone', () => resigned(new Uint8Array(9)), 'damaged'],
  ['the format of tomorrow', () => forged(BYTES, 0, 4), 'changed'],
  ['the format of never', () => forged(BYTES, 0, 0), 'changed'],
  ['the format of yesterday', () => forged(BYTES, 0, 2), 'changed'],
  ['a song that is none', () => forged(BYTES, 1, 7), 'damaged'],
  ['a difficulty that is none', () => forged(BYTES, 1, 0xf0), 'damaged'],
  ['a difficulty that its style has not', () => forged(BYTES, 1, 0x50), 'damaged'],
  ['a harder chart', () => forged(BYTES, 1, 0x58), 'changed'],
  ['the chart of another song', () => forged(BYTES, 1, ((BYTES[1] ?? 0) & 0xf8) + 1), 'changed'],
  ['an easier chart', () => forged(BYTES, 1, (BYTES[1] ?? 0) & 0x0f), 'changed'],
  ['no idol', () => forged(BYTES, 2, 0), 'damaged'],
  ['the idol after the last', () => forged(BYTES, 2, 9), 'damaged'],
  ['the digest of another chart', () => forged(BYTES, 3, 0, 0), 'changed'],
  ['more points than there are', () => forged(BYTES, 5, 0xff, 0xff, 0xff), 'forged'],
  ['no points', () => forged(BYTES, 5, 0, 0, 0), 'forged'],
  ['no presses, and their points', () => filled(0), 'forged'],
  ['presses before their time', () => filled(0xff), 'forged'],
  ['presses that are all late', () => filled(0x7f), 'forged'],
  ['a body without an end of numbers', () => filled(0x80), 'forged'],
  ['more moments than a hold has', () => forged(BYTES, MOMENTS, 0x7f), 'forged'],
  ['a moment beyond all time', () => forged(BYTES, MOMENTS, 1, 0xff, 0xff, 0x7f), 'forged'],
  ['a moment that goes on beyond the end', () => forged(BYTES, LAST, 0xff), 'forged'],
  ['more stray presses than there are', () => forged(BYTES, LAST, 1), 'forged'],
  ['a press beyond the last note', () => resigned(more(1)), 'forged'],
  ['a thousand presses beyond', () => resigned(more(1000)), 'forged'],
  ['a note less', () => resigned(BYTES.slice(0, -1)), 'forged'],
  ['seven megabytes beyond', () => resigned(more(7_000_000)), 'damaged'],
  ["a machine's", perfect, 'machine'],
];

const isPlayable = async () => {
  expect(await invitationIn(GHOST + HONEST)).toMatchObject({ song: 'song01', idol: 1 });
};

describe('a hostile link to a ghost', () => {
  it('is there in each of its kinds', () => {
    expect(TEXTS.length + FORGED.length).toBeGreaterThanOrEqual(23);
    expect(SONG_NAMES[7]).toBeUndefined();
    expect(BYTES.length).toBeGreaterThan(MOMENTS + 10);
  });

  it.each(TEXTS)('of %s is damaged', async (_, text) => {
    expect(await invitationIn(GHOST + text)).toBe('damaged');
    await isPlayable();
  });

  it.each(FORGED)('of %s is no ghost', async (_, bytes, refusal) => {
    // In one piece, as much as an address takes.
    const text = Buffer.from(bytes()).toString('base64url');
    expect(await invitationIn(GHOST + text)).toBe(refusal);
    await isPlayable();
  });

  it.each(['', '#', '#ghost', '#GHOST=AAAA', '#mash=AAAA', '?ghost=AAAA', '##ghost=AAAA'])(
    'is none of a ghost, and left alone: %s',
    async (hash) => {
      expect(await invitationIn(hash)).toBeUndefined();
    },
  );

  it.each([
    ['', ''],
    ['MIRA', 'MIRA'],
    ['%E3%83%9F%E3%83%A9', 'ミラ'],
    ['%3Cimg%20src=x%3E', 'img srcx'],
    ['%F0%9F', ''],
    ['a'.repeat(2000), 'a'.repeat(16)],
    ['%E2%80%AEMIRA', 'MIRA'],
  ])('may say a name, which is a short line of plain letters: %s', async (text, by) => {
    expect(await invitationIn(`${GHOST}${HONEST}.${text}`)).toMatchObject({ song: 'song01', by });
  });

  it('with two names is damaged', async () => {
    expect(await invitationIn(`${GHOST}${HONEST}.A.B`)).toBe('damaged');
  });

  it('without a name is what it was, and has none', async () => {
    const bytes = fromText(HONEST) ?? new Uint8Array();
    const link = (by?: string) => new URL(ghostLink('https://example.com/', bytes, by)).hash;
    expect(link(' ')).toBe(GHOST + HONEST);
    expect(link()).toBe(GHOST + HONEST);
    const hash = link('ミラ & Co.');
    expect(await invitationIn(hash)).toMatchObject({ by: 'ミラ & Co' });
  });

  it('of a play without a press is a ghost without a point', async () => {
    const idle = replayed(NOTES, { times: new Int32Array(), lanes: new Uint8Array() });
    const bytes = encodeReplay(idle, {
      song: 'song01',
      mix: 'hard',
      difficulty: 'master',
      idol: 8,
    });
    expect(await invitationIn(GHOST + toText(bytes))).toMatchObject({ score: 0, idol: 8 });
  });
});

describe('the ghost of a mash-up', async () => {
  const mix = {
    pair: { a: 'song05', b: 'song03' },
    moves: withMove(UNMOVED, 8, 3),
    by: 'MIRA',
    after: 'SOLA',
  } as const;
  const notes = noteList(await loadMashup(mix.pair), 'light', 'easy');
  // A hand is not equally late twice.
  const times = notes.times.map((time, i) => time + ((i * 7) % 11) - 5);
  const presses = { times, lanes: notes.lane };
  const head = { song: 'song05', mix: 'light', difficulty: 'easy', idol: 3 } as const;
  const bytes = encodeReplay(replayed(notes, presses), head);
  const linked = (mixed: string) =>
    invitationIn(new URL(ghostLink('https://example.com/', bytes, 'JUN', mixed)).hash);

  it('comes with its name and the whole mix in one link', async () => {
    expect(await linked(mixText(mix))).toMatchObject({ ...head, by: 'JUN', mash: mix });
  });

  it('may lack a name', async () => {
    const { hash } = new URL(ghostLink('https://example.com/', bytes, '', mixText(mix)));
    expect(await invitationIn(hash)).toMatchObject({ by: '', mash: mix });
  });

  it('is no ghost of another pair, nor of the song alone', async () => {
    const other = { ...mix, pair: { a: 'song05', b: 'song01' } } as const;
    expect(await linked(mixText(other))).toBe('changed');
    expect(await linked('')).toBe('changed');
    expect(await linked(mixText({ ...mix, pair: { a: 'song03', b: 'song05' } }))).toBe('damaged');
  });

  it.each([
    'song05-song05',
    'song05',
    'song05-song03.**',
    'song05-song03.AAo.a.b.c',
    'x'.repeat(900),
  ])('is damaged where its mix is none: %s', async (mixed) => {
    expect(await linked(mixed)).toBe('damaged');
  });
});
