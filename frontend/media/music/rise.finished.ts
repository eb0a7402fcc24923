/** Whether songs rise by what is played: their finished masters, section by section. */
import { describe, expect, it } from 'vitest';

import { readWav } from '../archive/audio-file';
import { integratedLoudness } from './master/loudness';
import { songMarks } from './score/marks';
import { spectrumAt } from './sheet';
import { SONGS } from './songs/index';
import { finishedAudio } from './step';
import { SAMPLE_RATE, type Stereo, samples, slice } from './synth/stereo';

/** Samples from one spectrum to the next. */
const HOP = 4096;

/** The frequency about which the spectrum of a sound lies in balance, in hertz. */
function centroid(sound: Stereo): number {
  let [weighted, all] = [0, 0];
  for (let centre = HOP; centre + HOP < sound.left.length; centre += HOP) {
    const levels = spectrumAt(sound, centre);
    levels.forEach((level, at) => {
      const size = 10 ** (level / 20);
      weighted += (size * at * SAMPLE_RATE) / (2 * levels.length);
      all += size;
    });
  }
  return weighted / all;
}

describe.each(SONGS.map((song) => [song.title, song] as const))('%s', async (_, song) => {
  const { sound } = readWav((await finishedAudio(song)).wav);
  const sections = songMarks(song).sections.map(({ name, from, to }, index) => {
    const part = slice(sound, samples(from), samples(to));
    const role = song.sections[index]?.role;
    return { name, role, part, loudness: integratedLoudness(part) };
  });
  const drops = sections.filter(({ role }) => role === 'drop');
  const loudest = (some: typeof sections) => Math.max(...some.map(({ loudness }) => loudness));

  it('has no section as quiet as its intro', () => {
    const [intro, ...later] = sections;
    for (const { name, loudness } of later) {
      expect(loudness, name).toBeGreaterThan(intro?.loudness ?? 0);
    }
  });

  it('is loudest in a drop, and each drop is louder than what leads to it', () => {
    expect(loudest(drops)).toBe(loudest(sections));
    for (const drop of drops) {
      const before = sections
        .slice(0, sections.indexOf(drop))
        .filter(({ role }) => role !== 'drop');
      expect(drop.loudness, drop.name).toBeGreaterThan(loudest(before));
    }
  });

  it('is brighter in its drops than in its groove', () => {
    const groove = sections.find(({ role }) => role === 'groove');
    if (!groove) throw new Error('no groove');
    for (const { name, part } of drops) {
      expect(centroid(part), name).toBeGreaterThan(centroid(groove.part));
    }
  });
});
