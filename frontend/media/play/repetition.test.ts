import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { DIFFICULTIES_OF, LANES, MIXES } from '@axtorm/game/chart/chart';
import { mixOf } from '@axtorm/game/mixer/mix';
import type { Difficulty, Mix, SongCharts, SongName } from '@axtorm/game/types';

import { cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import { barsIn } from './alike';
import { mashSalience } from './mash-charts';
import { mashupFacts } from './mash-facts';
import { PAIRS, mashFile } from './mash-write';
import { type Counts, composedText, repetitionOf } from './repetition';
import { tunesOf } from './tune';
import { chartsFile } from './write';

/** What is composed in each bar of a song's cut. */
function composed(song: Song): readonly string[] {
  const cut = cutOf(song);
  const barOf = (time: number): number =>
    Math.floor((time / stepSeconds(song) + 1e-6) / STEPS_PER_BAR);
  const kicks = song.tracks.filter(({ pumps }) => pumps === true);
  const beats = new Set(
    kicks.flatMap((track) => trackEvents(song, track).map(({ time }) => barOf(time))),
  );
  return tunesOf(song, cut).map((tones, bar) => composedText(tones, beats.has(cut.fromBar + bar)));
}

/** The same of two songs as one: the tune of the one that brings it, and the kick of the other. */
function composedTogether([a, b]: readonly [Song, Song]): readonly string[] {
  const mix = mixOf(mashupFacts(), { a: a.id as SongName, b: b.id as SongName });
  return barsIn(mashSalience(mix, { a, b })).map((bar) =>
    composedText(
      bar.flatMap(({ step, tone }) => (tone ? [{ ...tone, step }] : [])),
      bar.some(({ hasKick }) => hasKick === true),
    ),
  );
}

const read = (file: string): SongCharts => JSON.parse(readFileSync(file, 'utf8')) as SongCharts;

/** The counts of each chart of some songs or pairs. */
const countsOf = (made: readonly (readonly [charts: SongCharts, tunes: readonly string[]])[]) =>
  made.flatMap(([{ title, charts }, tunes]) =>
    MIXES.flatMap((mix: Mix) =>
      DIFFICULTIES_OF[mix].map((difficulty: Difficulty) => ({
        name: `${title}, ${mix} ${difficulty}`,
        // With a note on nearly every sixteenth and three lanes at once, hands are not always free for what comes again.
        least: difficulty === 'clash' ? 0.7 : 0.85,
        counts: repetitionOf(tunes, charts[mix][difficulty] ?? [], LANES[mix]),
      })),
    ),
  );

const songs = countsOf(SONGS.map((song) => [read(chartsFile(song)), composed(song)] as const));
const pairs = countsOf(
  PAIRS.map((pair) => [read(mashFile(pair)), composedTogether(pair)] as const),
);

const sum = (all: typeof songs, part: keyof Counts): number =>
  all.reduce((total, { counts }) => total + counts[part], 0);

/** How many bars may be charted otherwise: of a few, one. */
const fewest = (least: number, { again }: Counts): number =>
  Math.max(1, Math.floor((1 - least) * again));

describe('where the tune repeats, the pattern repeats', () => {
  it.each([...songs, ...pairs])('in $name', ({ least, counts }) => {
    expect(counts.again).toBeGreaterThan(0);
    expect(counts.again - counts.alike).toBeLessThanOrEqual(fewest(least, counts));
  });

  it.each([
    ['songs', songs, 400, 20],
    ['two songs as one', pairs, 2000, 300],
  ] as const)(
    'in nearly every bar of all charts of %s, mirrored where the tune answers itself',
    (_, all, bars, answers) => {
      expect(sum(all, 'again')).toBeGreaterThan(bars);
      expect(sum(all, 'alike') / sum(all, 'again')).toBeGreaterThanOrEqual(0.95);
      expect(sum(all, 'answers')).toBeGreaterThan(answers);
      expect(sum(all, 'mirrored') / sum(all, 'answers')).toBeGreaterThanOrEqual(0.85);
    },
  );
});
