import { describe, expect, test } from 'vitest';

import { feverOf } from '@axtorm/game/engine/fever';
import { JUDGEMENTS } from '@axtorm/game/engine/judgement';
import { createRun } from '@axtorm/game/engine/run';
import { approachOf } from '@axtorm/game/painter/view';

import { readManifest } from '../pipeline/build-manifest';
import { Player } from './painter/player';
import { notesOfStage } from './painter/stage';
import { STILLS, stillKey } from './stills';
import type { Scene } from './video';
import { SOUND_VIDEOS } from './videos';

const manifest = readManifest();

describe.each(STILLS.map((still) => [still.name, still] as const))('%s', (name, still) => {
  test('was made from what its sources say now', () => {
    expect(manifest[`picture ${name}`]?.key).toBe(stillKey(still));
  });
});

/** Milliseconds in which a judgement is said. */
const SAID = 700;

/** What is to be seen at a second of a scene's run. */
function seenAt({ stage }: Scene, second: number) {
  if (stage === undefined) throw new Error('the scene shows no game');
  const notes = notesOfStage(stage);
  const run = createRun(notes);
  const now = second * 1000;
  let said: string | undefined;
  const player = new Player(run, stage.slips ?? [], (time) => {
    said = now - time < SAID ? JUDGEMENTS[run.latestJudged] : undefined;
  });
  player.playUntil(now);
  const times = [...notes.times];
  const [before = -Infinity] = times.filter((time) => time <= now).slice(-1);
  const coming = times.filter((time) => time > now);
  return {
    said: now - before < SAID ? said : undefined,
    fever: feverOf(run),
    combo: run.combo,
    near: coming.filter((time) => time < now + approachOf(stage.speed)).length,
    rest: (coming[0] ?? Infinity) - before,
    isHit: now - before < 100,
    isOver: coming.length === 0,
  };
}

const scenes = new Map<string, readonly [Scene, number]>([
  ...STILLS.map(({ name, scene, at }) => [name, [scene, at]] as const),
  ...SOUND_VIDEOS.map((video) => [video.name, [video, video.poster]] as const),
]);

function seenOn(name: string) {
  const [scene, at] = scenes.get(name) ?? [];
  if (scene === undefined || at === undefined) throw new Error(`there is no ${name}`);
  return seenAt(scene, at);
}

describe('the pictures of the page show different moments', () => {
  test('a break, in which nothing is pressed and the drop comes up', () => {
    const { rest, said, combo, near } = seenOn('lanesLight');
    expect(rest).toBeGreaterThan(1000);
    expect([said, combo > 5, near > 3]).toEqual([undefined, true, true]);
  });

  test('a crowd of notes', () => {
    const { near, fever } = seenOn('lanesHard');
    expect(near).toBeGreaterThan(20);
    expect(fever).toBe(0);
  });

  test.each(['tutorial', 'tutorialExample'])('a note that is hit, in %s', (name) => {
    expect(seenOn(name)).toMatchObject({ isHit: true, said: 'perfect', fever: 0 });
  });

  test('a GREAT that is late, in a play with a MISS', () => {
    expect(seenOn('freePlay01')).toMatchObject({ said: 'great', isHit: true });
    const [scene] = scenes.get('freePlay01') ?? [];
    expect(scene?.stage?.slips?.filter(({ late }) => late === undefined)).toHaveLength(1);
  });

  test('a fever', () => {
    expect(seenOn('freePlay02')).toMatchObject({ fever: 2, isHit: true });
  });

  test('two faces at the fader, before a note is played', () => {
    const [scene, at = 0] = scenes.get('mashup01') ?? [];
    const drawn = JSON.stringify(scene?.frame(at));
    expect(drawn).toContain('"faceA"');
    expect(drawn).toContain('"faceB"');
    expect(JSON.stringify(scene?.frame(2))).not.toContain('"faceA"');
    expect(seenOn('mashup01')).toMatchObject({ combo: 0, said: undefined });
  });

  test('a result', () => {
    expect(seenOn('mashup02').isOver).toBe(true);
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
