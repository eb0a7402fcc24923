import { describe, expect, test } from 'vitest';

import { readManifest } from '../pipeline/build-manifest';
import { notesOfStage } from './painter/stage';
import { STILLS, stillKey } from './stills';
import type { Scene } from './video';
import { SOUND_VIDEOS } from './videos';

const manifest = readManifest();

/** Hits from which on the game shows how many they are in a row, before the notes. */
const COMBO = 5;

/** How many notes of a scene's run are hit at a time. */
function hitsAt({ stage }: Scene, seconds: number): number {
  const times = stage === undefined ? [] : [...notesOfStage(stage).times];
  return times.filter((time) => time <= seconds * 1000).length;
}

describe.each(STILLS.map((still) => [still.name, still] as const))('%s', (name, still) => {
  const made = manifest[`picture ${name}`];

  test('was made from what its sources say now', () => {
    expect(made?.key).toBe(stillKey(still));
  });

  test('has no digits before its notes', () => {
    expect(hitsAt(still.scene, still.at)).toBeLessThan(COMBO);
  });

  test('shows the moment in which a note of the game is hit', () => {
    const { stage } = still.scene;
    if (stage === undefined) throw new Error(`${name} shows no game`);
    const since = [...notesOfStage(stage).times].map((time) => still.at - time / 1000);
    expect(since.filter((seconds) => seconds > 0 && seconds < 0.1)).not.toEqual([]);
  });
});

/** What a picture of the game shows: where in which song it is, and who dances. */
function subjectOf({ stage, sprites }: Scene, at: number, drawn: readonly string[] = []) {
  const song = stage?.charts.title ?? '';
  const idols = Object.keys(sprites()).flatMap((name) => /^(\w+)0$/u.exec(name)?.[1] ?? []);
  return { song, second: at - (stage?.origin ?? 0), idols: [...idols, ...drawn].sort().join(' ') };
}

test('no two pictures of the page show the same idols, or the same moment of a song', () => {
  const played = SOUND_VIDEOS.filter(({ name }) => /^(?:freePlay|mashup)/u.test(name));
  const subjects = [
    ...STILLS.map(({ scene, at, drawn }) => subjectOf(scene, at, drawn)),
    ...played.map((video) => subjectOf(video, video.poster)),
  ];
  expect(subjects).toHaveLength(8);
  const groups = subjects.map(({ idols }) => idols).filter((idols) => idols !== '');
  expect(groups).toContain('momo nox');
  expect(new Set(groups).size).toBe(groups.length);
  subjects.forEach(({ song, second }, index) => {
    const others = subjects.slice(index + 1).filter((one) => one.song === song);
    for (const other of others) expect(Math.abs(other.second - second)).toBeGreaterThan(1);
  });
});

test('no still of a run of a song has digits before its notes', () => {
  const runs = SOUND_VIDEOS.filter(({ name }) => /^(?:freePlay|mashup)/u.test(name));
  expect(runs).toHaveLength(4);
  for (const video of runs) {
    expect(hitsAt(video, video.poster)).toBeGreaterThan(0);
    expect(hitsAt(video, video.poster)).toBeLessThan(COMBO);
  }
});
