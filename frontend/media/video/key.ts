/** What decides how a scene is painted, so that only what changed is made anew. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { sourceDigest } from '../pipeline/digest';
import { Recorder } from './painter/recorder';
import { Runs } from './painter/runs';
import { type Scene, frameTimes } from './video';

/** What paints: another version may round a pixel another way. */
const PAINTER = createRequire(import.meta.url)('@napi-rs/canvas/package.json') as {
  readonly version: string;
};

/** Frames of a second that are digested: nothing is on screen for less. */
const SAMPLED = 6;

/** The times at which a scene of so many seconds is digested. */
export const sampledTimes = (seconds: number): readonly number[] =>
  frameTimes({ seconds, rate: 30 }).filter((_, at) => at % (30 / SAMPLED) === 0);

/** What the game's painter draws at these times. Its source may change as long as this stays the same. */
function drawn(scene: Scene, times: readonly number[]): readonly string[] {
  if (scene.stage === undefined) return [];
  const recorder = new Recorder();
  const runs = new Runs(scene, recorder.canvas, (name) => ({ sprite: name }));
  for (const time of times) runs.show(time);
  return recorder.log;
}

/** What a digest has of a named scene that is painted at these times, with further settings. */
export function sceneKey(
  name: string,
  scene: Scene,
  settings: unknown,
  times: readonly number[],
): readonly string[] {
  return [
    PAINTER.version,
    sourceDigest(path.join(import.meta.dirname, 'painter/painter.ts')),
    JSON.stringify([settings, scene, scene.sprites()]),
    JSON.stringify(times.map((time) => scene.frame(time))),
    [...(scene.stage ? [name] : []), ...drawn(scene, times)].join('\n'),
  ];
}
