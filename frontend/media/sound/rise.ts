/** How loud each section of a song is in what pages play. */
import path from 'node:path';

import { integratedLoudness } from '../music/master/loudness';
import { songMarks } from '../music/score/marks';
import type { Song } from '../music/score/types';
import { samples, slice } from '../music/synth/stereo';
import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { decoded } from './heard';

/** What a part of a song does for its rise. */
export type Stage = 'intro' | 'groove' | 'drop' | 'break';

/** The loudness of each stage of a song in LUFS, in the order of its sections. */
export interface Course {
  readonly kind: string;
  readonly stages: readonly { readonly stage: Stage; readonly lufs: number }[];
}

const STAGES: readonly Stage[] = ['intro', 'groove', 'drop', 'break'];

/** The course of each file of a song, decoded. */
export function coursesOf(song: Song): readonly Course[] {
  const marks = songMarks(song).sections;
  return (readManifest()[`sound ${song.id}`]?.files ?? []).map((file) => {
    const sound = decoded(path.join(PUBLIC, file));
    const stages = song.sections.flatMap(({ name, role }, at) => {
      const stage = STAGES.find((one) => one === (role ?? name));
      const { from = 0, to = 0 } = marks[at] ?? {};
      if (stage === undefined) return [];
      return [{ stage, lufs: integratedLoudness(slice(sound, samples(from), samples(to))) }];
    });
    return { kind: path.extname(file).slice(1), stages };
  });
}
