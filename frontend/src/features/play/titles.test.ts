import { expect, it } from 'vitest';

import { SHARED_DIFFICULTIES } from '@axtorm/game/chart/chart';
import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { NO_DAYS, POSES, TITLES, withDay } from './store/honours';
import { INITIAL, type Saved, withDone, withResult } from './store/store';
import { hasPose, poseOf, progressOf, titlesOf, wornBy } from './titles';

const after = (saved: Partial<Saved>): Saved => ({ ...INITIAL, ...saved });
const scores = (...charts: readonly string[]) =>
  after({ best: Object.fromEntries(charts.map((chart) => [chart, 700_000])) });

it('gives no title, and the face alone, to who has done nothing', () => {
  expect(titlesOf(INITIAL)).toEqual([]);
  expect(POSES.filter((pose) => hasPose(pose, INITIAL))).toEqual(['face']);
});

it('gives a title for a full combo, and two for all perfect', () => {
  const play = (honour: 'fullCombo' | 'allPerfect') =>
    titlesOf(withDone(withResult(INITIAL, 900_000), { honour, day: 20_000 }));
  expect(play('fullCombo')).toEqual(['debut', 'unbroken']);
  expect(play('allPerfect')).toEqual(['debut', 'unbroken', 'pure']);
});

it('counts a difficulty from grade C on, in whatever song', () => {
  const best = Object.fromEntries(
    SHARED_DIFFICULTIES.map((difficulty, at) => [
      `song0${String(at + 1)} hard ${difficulty}`,
      550_000,
    ]),
  );
  expect(titlesOf(after({ best }))).toContain('ladder');
  const slack = after({ best: { ...best, 'song05 hard master': 549_999 } });
  expect(titlesOf(slack)).not.toContain('ladder');
  expect(progressOf('ladder', slack)).toEqual({ done: 4, of: 5 });
  // What is above Master is no gear.
  const above = after({ best: { ...slack.best, 'song05 hard clash': 1_000_000 } });
  expect(progressOf('ladder', above)).toEqual({ done: 4, of: 5 });
});

it('counts songs by themselves, and no pair of them', () => {
  const all = SONG_NAMES.map((song) => `${song} light easy`);
  expect(titlesOf(scores(...all))).toContain('catalogue');
  const pair = scores(...all.slice(1), 'song01-song02 light easy');
  expect(titlesOf(pair)).toContain('collider');
  expect(titlesOf(pair)).not.toContain('catalogue');
});

it('keeps what a row of days has earned when the row has ended', () => {
  const days = [1, 2, 3, 9].reduce(withDay, NO_DAYS);
  expect(titlesOf(after({ days }))).toEqual(['threeDays']);
  expect(progressOf('sevenDays', after({ days }))).toEqual({ done: 3, of: 7 });
});

it('wears what was chosen only as far as it was earned', () => {
  const chosen = after({ title: 'pure', pose: 'collision' });
  expect(wornBy(chosen)).toEqual({ title: '', pose: 'face' });
  const best = { 'song01 light easy': 1_000_000 };
  expect(wornBy({ ...chosen, best })).toEqual({ title: 'pure', pose: 'collision' });
});

it('has a title for each pose but the face', () => {
  const unlocked = TITLES.map(poseOf).filter((pose) => pose !== undefined);
  expect(['face', ...unlocked].toSorted()).toEqual([...POSES].toSorted());
});
