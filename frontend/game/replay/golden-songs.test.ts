import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { noteList } from '../chart/chart';
import { SONG_NAMES } from '../chart/songs';
import { loadCharts } from '../chart/load';
import { scoreOf } from '../engine/score';
import type { GoldenPlay } from '../models/golden';
import { invitationIn } from './invitation';
import { toText } from './link';
import { encodeReplay, replayed } from './replay';

const file = path.join(import.meta.dirname, 'golden-songs.json');
const golden = JSON.parse(readFileSync(file, 'utf8')) as readonly GoldenPlay[];

it('was recorded of every song', () => {
  expect(golden.map(({ song }) => song)).toEqual(SONG_NAMES);
});

it.each(golden)('of $song in $mix $difficulty is always judged as it was then', async (play) => {
  const { replay: text, counts, longestCombo, life, ...head } = play;
  // The fragment of a link that was sent once is still a ghost.
  const replay = await invitationIn(`#ghost=${text}`);
  if (typeof replay !== 'object') throw new Error(`the replay is ${String(replay)}`);
  expect(replay).toMatchObject(head);
  const notes = noteList(await loadCharts(play.song), play.mix, play.difficulty);
  const run = replayed(notes, replay.presses);
  expect([scoreOf(run), [...run.counts], run.longestCombo, run.life]).toEqual([
    play.score,
    counts,
    longestCombo,
    life,
  ]);
  expect(toText(encodeReplay(run, replay))).toBe(text);
});
