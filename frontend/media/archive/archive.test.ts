import { readFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';

import { LOOP, PIECES } from '../music/songs/index';
import { creditLine, mastersOf, titleOf } from '../music/finish';
import { ROOT } from '../pipeline/places';
import { HASHTAGS, commentsOf, readmes } from './readme';
import { archiveSteps } from './step';
import { pack } from './zip';

describe('an archive', () => {
  const files = {
    'b.txt': new TextEncoder().encode('second'),
    'a.bin': Uint8Array.of(1, 2, 3),
  };

  it('gives back what was packed, sorted by name', () => {
    const packed = unzipSync(pack(files));
    expect(Object.keys(packed)).toEqual(['a.bin', 'b.txt']);
    expect(Buffer.from(packed['b.txt'] ?? []).toString()).toBe('second');
  });

  it('has the same bytes whatever the order and the day', () => {
    const other = { 'a.bin': files['a.bin'], 'b.txt': files['b.txt'] };
    expect(Buffer.from(pack(other)).equals(Buffer.from(pack(files)))).toBe(true);
    // 1 January 2025, 0:00, as DOS writes it.
    expect(Buffer.from(pack(files)).readUInt32LE(10)).toBe(
      ((2025 - 1980) << 25) | (1 << 21) | (1 << 16),
    );
  });
});

const MASTERED = PIECES.flatMap((song) =>
  mastersOf(song).map((master) => [titleOf(song, master), song, master] as const),
);

describe.each(MASTERED)('the README of %s', (title, song, master) => {
  const texts = readmes(song, master);

  it('names the master that lies beside it, and how loud that is', () => {
    for (const text of Object.values(texts)) {
      expect(text.startsWith(`${title} / AXTORM`)).toBe(true);
      expect(text).toContain(master === 'club' ? '-9 LUFS' : '-14 LUFS');
    }
  });

  it('comes in three languages, each with the credit line of 2025', () => {
    expect(Object.keys(texts)).toEqual(['README.txt', 'README.ja.txt', 'README.ko.txt']);
    for (const text of Object.values(texts)) {
      expect(text).toContain(creditLine(song.title));
      expect(text).toContain('#MASHVP #AXTORM');
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('names no mailbox, which may change while an archive is kept', () => {
    for (const text of Object.values(texts)) expect(text).not.toContain('@');
  });

  it('states the terms in full', () => {
    expect(texts['README.txt']).toContain(
      'Redistribution of the kit, whole or in part, is prohibited.',
    );
    expect(texts['README.txt']).toContain('Audio-only uploads are prohibited');
    expect(texts['README.ja.txt']).toContain('再配布することは禁止');
    expect(texts['README.ko.txt']).toContain('재배포하는 것은 금지');
  });
});

test('a file says in three languages what it is and how to name it', () => {
  for (const song of PIECES) {
    const comments = commentsOf(song);
    expect(comments.map(({ language }) => language)).toEqual(['eng', 'jpn', 'kor']);
    for (const { words } of comments) expect(words).toContain(creditLine(song.title));
    expect(new Set(comments.map(({ words }) => words)).size).toBe(3);
  }
});

test('the hashtags are those of the site', () => {
  // Read, not imported: nothing here depends on the site.
  const site = readFileSync(
    path.join(ROOT, 'frontend/src/pages/fankit/sections/IntroSection.tsx'),
    'utf8',
  );
  expect(site).toContain(`HASHTAGS = [${HASHTAGS.map((tag) => `'${tag}'`).join(', ')}]`);
});

describe('the steps', () => {
  it('are one a piece, and start again only when something they are made of changes', async () => {
    expect(archiveSteps.map(({ name }) => name)).toEqual(PIECES.map(({ id }) => `music ${id}`));
    const keys: string[] = [];
    for (const step of archiveSteps) keys.push(await step.key());
    expect(new Set(keys).size).toBe(PIECES.length);
    expect(await archiveSteps.at(-1)?.key()).toBe(keys.at(-1));
    expect(PIECES.at(-1)).toBe(LOOP);
  });
});
